import { chakra, createSlotRecipeContext, defineSlotRecipe, type HTMLChakraProps } from '@chakra-ui/react';
import type { PageContents } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { newTab } from '../ui/new-tab-link.tsx';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { typeset } from '../ui/typeset.tsx';
import { legalWords } from '../words/legal.ts';
import { Answers } from './disclosures.tsx';

const columns = 'repeat(3, minmax(0, 1fr))';
const gap = '6';

const distributedRecipe = defineSlotRecipe({
  slots: ['root', 'heading', 'frame', 'stats', 'stat', 'value', 'small', 'info', 'places', 'place', 'caption'],
  base: {
    // Smaller than the title of the page.
    heading: { fontSize: { base: '2xl', lg: '5xl', xl: '6xl' } },
    frame: { marginTop: '4.5', overflow: 'hidden', borderBlock: '1px solid {colors.gold.line}' },
    // From md on the numbers stand on the columns of the places below.
    stats: {
      display: { base: 'flex', md: 'grid' },
      gridTemplateColumns: columns,
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: { base: '4', md: gap },
    },
    // The number stands above its label, which the HTML has first.
    stat: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      paddingBlock: '2.5',
      // A line in each gap, from md on in its middle. The frame hides the one before the first number.
      _before: {
        layerStyle: 'overlay',
        insetBlock: '0',
        left: { base: '-2.5', md: '-3' },
        borderLeft: '1px solid {colors.rule}',
      },
    },
    value: { textStyle: 'price', fontSize: { base: '4xl', md: '6xl' }, lineHeight: '1.15', whiteSpace: 'nowrap' },
    small: { fontSize: '2xs', lineHeight: '1.35', color: 'fg.muted' },
    info: { marginTop: '3', color: 'fg.muted' },
    places: {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: { base: '3', md: gap },
      marginTop: '3.5',
      marginBottom: { base: '7', md: '9' },
    },
    place: { '& img': { width: '100%', height: 'auto', border: '1px solid {colors.gold.line}' } },
    caption: { textStyle: 'heading', marginTop: '1.5', fontSize: { base: 'sm', md: 'lg' } },
  },
});

const { withProvider, withContext } = createSlotRecipeContext({ recipe: distributedRecipe });
const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root');
const InfoHeading = withContext<HTMLHeadingElement, HTMLChakraProps<'h2'>>('h2', 'heading');
const Frame = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'frame');
const Stats = withContext<HTMLElement, HTMLChakraProps<'dl'>>('dl', 'stats');
const Stat = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'stat');
const Value = withContext<HTMLElement, HTMLChakraProps<'dd'>>('dd', 'value');
const Small = withContext<HTMLElement, HTMLChakraProps<'dt'>>('dt', 'small');
const Info = withContext<HTMLParagraphElement, HTMLChakraProps<'p'>>('p', 'info');
const Places = withContext<HTMLUListElement, HTMLChakraProps<'ul'>>('ul', 'places');
const Place = withContext<HTMLLIElement, HTMLChakraProps<'li'>>('li', 'place');
const Caption = withContext<HTMLElement, HTMLChakraProps<'figcaption'>>('figcaption', 'caption');

type Props = Pick<PageContents['donation'], 'info' | 'stats' | 'gallery' | 'questions'> & { hasReport: boolean };

/** A link to the report: another site's, or our page. While there is neither, a notice says so. */
function ReportLink({ reportUrl, hasReport }: { reportUrl: string | null; hasReport: boolean }) {
  const { label, missing } = legalWords.distribution;
  const look = { layerStyle: 'touchLink', color: 'accent', fontWeight: '500', textDecoration: 'underline' } as const;
  if (reportUrl || hasReport)
    return (
      <chakra.a {...look} href={reportUrl ?? paths.report} {...(reportUrl && newTab)}>
        {label}
      </chakra.a>
    );
  return (
    <chakra.button
      {...look}
      cursor="pointer"
      type="button"
      data-scripts=""
      data-notice={missing.title}
      data-notice-text={missing.description}
    >
      {label}
    </chakra.button>
  );
}

/** What was given until now, how it is reported, and answers to the questions that hold donors back. */
export const Distributed = ({ info, stats, gallery, questions, hasReport }: Props) => (
  <SheetRow headingId="penyaluran">
    <Root>
      <InfoHeading id="penyaluran">{typeset(info.heading)}</InfoHeading>
      <Small as="p" marginTop="2">
        {stats.heading}
      </Small>
      <Frame>
        <Stats>
          {stats.items.map(({ value, label, source }) => (
            <Stat key={label}>
              <Small>
                <span>{label}</span>
                {source && <chakra.small display="block">{source}</chakra.small>}
              </Small>
              <Value>{value}</Value>
            </Stat>
          ))}
        </Stats>
      </Frame>
      <Info>
        <span>{info.text}</span> <ReportLink reportUrl={info.reportUrl} hasReport={hasReport} />
      </Info>
      <Places>
        {gallery.items.map(({ picture, light, caption }) => (
          <Place key={caption}>
            <figure>
              <Picture picture={picture} light={light} sizes="(min-width: 1280px) 285px, 30vw" />
              <Caption>{caption}</Caption>
            </figure>
          </Place>
        ))}
      </Places>
      <Answers items={questions.items} />
    </Root>
  </SheetRow>
);
