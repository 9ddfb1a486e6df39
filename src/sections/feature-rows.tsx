import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CroppedScreen, ScreenDetail, ScreenFigure } from '../ui/cropped-screen.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { Jadwal, SheetRow } from '../ui/sheet.tsx';
import type { SystemStyleObject } from '@chakra-ui/react';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';
import { FeatureDrawing } from './feature-drawing.tsx';

type Page = PageContents['features'];
type Item = Page['free']['items'][number];

const hasFigure = ({ picture, drawing }: Item) => picture !== null || drawing !== null;

/** The width of screens and drawings. */
const figureWidth = { base: 'min(72vw, 340px)', md: '300px' } as const;

const largeSizes = '(min-width: 768px) 340px, min(72vw, 340px)';
const smallSizes = '(min-width: 768px) 340px, 45vw';

const texts: SystemStyleObject = {
  '& h3': { fontSize: 'lg' },
  '& p': { marginTop: '1', maxWidth: '26em', lineHeight: '1.5', color: 'fg.muted' },
};

const TwoColumns = chakra('ul', {
  base: {
    ...texts,
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    rowGap: '4',
    columnGap: '14',
  },
});

/** Features without a figure, one per line. */
const Lines = chakra('ul', {
  base: {
    ...texts,
    marginTop: { base: '4.5', md: '5.5' },
    '& div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3.5' },
  },
});

const thirds = '236fr 300fr 236fr';

/** The first screen is larger. From md on it stands in the middle, and all stand on one rule. */
const Frontispiece = chakra('div', {
  base: {
    display: 'grid',
    // On phones the other two stand side by side, unless their text is large.
    grid: { base: 'auto / repeat(auto-fit, minmax(min(100%, 7em), 1fr))', md: `auto / ${thirds}` },
    columnGap: 'var(--gap)',
    rowGap: { base: '10', md: '7' },
    marginTop: { base: '8', md: '9' },
    '& figure': { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end', minWidth: '0' },
    '& figure > figcaption': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: { base: 'flex-start', md: 'center' },
      justifyContent: 'space-between',
      paddingTop: { base: '2', md: '3.5' },
      fontSize: { base: 'lg', md: 'sm' },
    },
    '& figure:not(* + *)': {
      gridRow: { md: '1 / -1' },
      gridColumn: { base: '1 / -1', md: '2' },
      '& > span': { alignSelf: 'center', width: '100%', maxWidth: { base: figureWidth.base, md: 'none' } },
      '& > figcaption': {
        flexDirection: { base: 'row', md: 'column' },
        alignItems: 'center',
        marginInline: { md: 'calc(var(--gap) * -1)' },
        paddingInline: { md: 'var(--gap)' },
      },
    },
    '& figure + figure': { md: { gridRow: 'span 1 / -1', gridColumn: '1' } },
    '& figure + figure + figure': { md: { gridColumn: '3' } },
  },
});

/** From md on the first texts stand above the outer screens, which are lower than the middle one. */
const Opening = chakra('div', {
  base: {
    '--gap': { base: '20px', md: 'clamp(24px, 5vw, 62px)' },
    md: {
      _subgrid: {
        display: 'grid',
        grid: `auto auto / ${thirds}`,
        columnGap: 'var(--gap)',
        rowGap: '7',
        marginTop: '9',
        '& > ul, & > div': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', marginTop: '0' },
        '& > ul': { position: 'relative', gridRow: '1', alignContent: 'start' },
        '& > ul > li:nth-of-type(even)': { gridColumn: '3' },
        '& > div': { gridRow: '1 / 3', gridTemplateRows: 'subgrid' },
      },
    },
  },
});

/** Two features with a double rule between them. Their figures stand on one rule. */
const Pairs = chakra('ul', {
  base: {
    ...texts,
    '--inset': { base: '0px', md: '28px' },
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { md: '1fr 1fr' },
    rowGap: '7',
    marginTop: '7',
    borderTop: { md: '1px solid {colors.border}' },
    'ul + &': { marginTop: { md: '0' }, borderTop: { md: '0' } },
    md: { _before: { layerStyle: 'spine' } },
    '& > li': {
      display: 'grid',
      gridTemplateRows: '1fr auto',
      rowGap: '6',
      minWidth: '0',
      paddingTop: { base: '6', md: '9' },
      '& > *': { minWidth: '0', paddingRight: 'var(--inset)' },
      // The buttons of a pair are on one line.
      '& > div': { display: 'grid', gridTemplateRows: 'auto 1fr', justifyItems: 'start', alignItems: 'start' },
      '& > div > button': { alignSelf: 'end' },
      '& > div + div': {
        gridTemplateRows: '1fr',
        alignItems: 'end',
        justifyItems: 'center',
        borderBottom: '1px solid {colors.gold.line}',
        '& > *': { width: '100%', maxWidth: figureWidth },
      },
      md: { '&:nth-of-type(even) > *': { paddingLeft: 'var(--inset)', paddingRight: '0' } },
    },
  },
});

const LastRow = chakra('ul', {
  base: {
    ...texts,
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) auto' },
    gap: '4',
    alignItems: 'center',
    marginTop: { base: '11', md: '7' },
    '& a': { width: { base: '100%', md: 'auto' } },
  },
});

const Plate = chakra(Jadwal, {
  base: {
    marginTop: '6',
    marginInline: { base: '-1', md: '0' },
    padding: '5px',
    '& ul': { marginTop: '0', borderTop: '0' },
    '& > ul:not([data-whole])': { paddingInline: { base: '5', md: '10' }, paddingTop: { base: '7', md: '0' } },
  },
});

/** The panel has the dark colours in both themes. */
const DarkPanel = chakra('div', {
  base: {
    ...texts,
    display: 'grid',
    gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 300px)' },
    gap: '10',
    alignItems: 'center',
    // Keeps the panel clear of the stars of the frame.
    marginTop: '1',
    marginInline: '1',
    paddingTop: { base: '7', md: '10' },
    paddingInline: { base: '4', md: '9' },
    borderBottom: '1px solid {colors.gold.line}',
    bg: 'bg.sunken',
    color: 'fg',
    '& h3': { fontSize: { base: 'lg', md: 'h2' } },
    '& > div': { paddingBottom: { md: '10' } },
    '& > span': {
      justifySelf: 'center',
      width: '100%',
      maxWidth: figureWidth,
      borderColor: 'motif.line',
      bg: 'motif.ground2',
    },
  },
});

const ComingSoon = chakra('div', {
  base: {
    ...texts,
    paddingBlock: { base: '6', md: '7' },
    paddingInline: { base: '5', md: '10' },
    '& > p': { textStyle: 'caption', layerStyle: 'lineWithName', maxWidth: 'none', marginBottom: '4' },
  },
});

const FeatureText = ({ item: { title, description, picture } }: { item: Item }) => (
  <div>
    <h3>{typeset(title)}</h3>
    <p>{typeset(description)}</p>
    {picture && <ScreenDetail title={title} />}
  </div>
);

const Screen = ({ picture }: Pick<Item, 'picture'>) =>
  picture && (
    <CroppedScreen>
      <Picture picture={picture} sizes={largeSizes} />
    </CroppedScreen>
  );

const List = ({ items }: { items: Item[] }) =>
  items.map((item) => (
    <li key={item.title}>
      <FeatureText item={item} />
      {hasFigure(item) && <div>{item.drawing ? <FeatureDrawing name={item.drawing} /> : <Screen {...item} />}</div>}
    </li>
  ));

const inTwos = (items: Item[]) => items.flatMap((_, index) => (index % 2 ? [] : [items.slice(index, index + 2)]));

const PairRows = ({ items }: { items: Item[] }) =>
  inTwos(items).map((pair) => (
    <Pairs key={pair[0]?.title}>
      <List items={pair} />
    </Pairs>
  ));

/** Free features have no frame. Items without a figure stand before the first figure, or last beside the download. */
export function FreeFeatures({ downloadLabel, ...part }: Page['free'] & { downloadLabel: string }) {
  const { gloss, heading, screens, items } = part;
  const firstFigure = items.findIndex(hasFigure);
  const plain = items.filter((item, index) => !hasFigure(item) && index > firstFigure);
  return (
    <SheetRow id="gratis" gloss={gloss} heading={heading}>
      <Opening>
        <TwoColumns>
          <List items={firstFigure < 0 ? [] : items.slice(0, firstFigure)} />
        </TwoColumns>
        <Frontispiece>
          {screens.map((screen, index) => (
            <ScreenFigure key={screen.title} {...screen} sizes={index === 0 ? largeSizes : smallSizes} />
          ))}
        </Frontispiece>
      </Opening>
      <PairRows items={items.filter(hasFigure)} />
      <LastRow>
        <List items={plain} />
        <li>
          <ButtonLink href={paths.download}>
            <DownloadIcon />
            {downloadLabel}
          </ButtonLink>
        </li>
      </LastRow>
    </SheetRow>
  );
}

/** Pro features have a frame. The first one with a screen is in the dark panel. */
export function ProFeatures({ comingSoonLabel, ...part }: Page['pro'] & { comingSoonLabel: string }): ReactNode {
  const { gloss, heading, items } = part;
  const darkItem = items.find(({ picture }) => picture);
  const soon = items.filter(({ comingSoon }) => comingSoon);
  const plain = items.filter((item) => !hasFigure(item) && !item.comingSoon);
  return (
    <SheetRow id="pro" gloss={gloss} heading={heading}>
      <Lines>
        <List items={plain} />
      </Lines>
      <Plate>
        {darkItem && (
          <ul data-whole="">
            <li>
              <DarkPanel className="dark">
                <FeatureText item={darkItem} />
                <Screen {...darkItem} />
              </DarkPanel>
            </li>
          </ul>
        )}
        <PairRows items={items.filter((item) => hasFigure(item) && item !== darkItem)} />
        {soon.length > 0 && (
          <ComingSoon>
            <p>{comingSoonLabel}</p>
            <TwoColumns>
              <List items={soon} />
            </TwoColumns>
          </ComingSoon>
        )}
      </Plate>
    </SheetRow>
  );
}
