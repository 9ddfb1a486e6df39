import type { ReactNode } from 'react';
import type { PageContents } from '../page-contents.ts';
import { legalWords } from '../legal-words.ts';
import { pageWords } from '../page-words.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { linesOfText } from '../ui/ornament/lines-of-text.ts';
import { star } from '../ui/ornament/star.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';

const { witnesses: words } = pageWords;

const Drawings = styled('div', {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '7', md: '6.5' },
  marginTop: '6',
  '& h3': { fontSize: 'xl', lineHeight: '1.25', marginTop: '3.5' },
  '& p': { marginTop: '1.5', color: 'fg.muted', lineHeight: '1.5' },
});

/** One number per line. On wide screens the columns are those of the drawings. */
const Ruled = styled('dl', {
  marginTop: '8',
  borderTop: '1px solid {colors.rule}',
  '& > div': {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '150px minmax(0, 1fr) 280px', xl: 'repeat(3, minmax(0, 1fr))' },
    columnGap: { base: '5', xl: '6.5' },
    alignItems: 'center',
    paddingBlock: { base: '3', md: '1.5' },
    borderBottom: '1px dotted {colors.border.strong}',
  },
  '& dt': { fontSize: { base: 'note', md: 'body' }, lineHeight: '1.35', color: 'fg.muted' },
  '& dd': { textStyle: 'figures', fontWeight: '600', lineHeight: '1.35', overflowWrap: 'anywhere' },
  '& dd + dd': { marginBottom: { base: '-2', md: '0' }, fontWeight: '400' },
});

/** Drawn like the pictures of the mushaf. Lines replace all text, and a red point marks the place to look at. */
const Picture = styled('svg', {
  width: '100%',
  height: { base: '180px', md: 'auto' },
  bg: 'surface.raised',
  border: '1px solid {colors.gold.line}',
  fill: 'none',
  '& .page': { fill: 'bg', stroke: 'gold.line', strokeWidth: '1.3' },
  '& .rule': { stroke: 'rule' },
  '& .laid': { stroke: 'gold.line', strokeWidth: '.7', opacity: '.3' },
  '& .text': { stroke: 'currentColor', strokeWidth: '1.2', opacity: '.55' },
  '& .here': { fill: 'surface.raised', stroke: 'gold.line', strokeWidth: '1.3' },
  '& .words': { stroke: 'currentColor', strokeWidth: '2' },
  '& .star': { stroke: 'gold.line', strokeWidth: '1.2' },
  '& .point': { fill: 'motif.dot' },
});

const Drawing = ({ label, children }: { label: string; children: ReactNode }) => (
  <Picture viewBox="0 0 280 190" role="img" aria-label={label}>
    {children}
  </Picture>
);

/** The frame around the two lines that name publisher and account, with the point at its corner. */
const Here = ({ at: [left, top], size: [width, height] }: Record<'at' | 'size', readonly [number, number]>) => (
  <>
    <path className="here" d={`M${left} ${top}h${width}v${height}h${-width}Z`} />
    <path className="rule" d={`M${left + 3} ${top + 3}h${width - 6}v${height - 6}h${6 - width}Z`} />
    <path className="words" d={linesOfText([left + 12, top + height / 2 - 4], [width - 24, width - 48], 8)} />
    <path className="here" d={star(9, [left + width, top])} />
    <circle className="point" cx={left + width} cy={top} r="3.5" />
  </>
);

/** The last page of an open mushaf. */
const Colophon = () => (
  <Drawing label={words.colophon}>
    <path className="laid" d="M34 172c34-6 76-4 106 8 30-12 72-14 106-8M34 176c34-6 76-4 106 8 30-12 72-14 106-8" />
    <path className="page" d="M140 28C118 18 76 16 46 20v144c30-4 72-2 94 8 22-10 64-12 94-8V20c-30-4-72-2-94 8Z" />
    <path
      className="rule"
      d="M140 28v144M54 28c24-3 58-2 78 6v126c-20-7-54-8-78-6ZM226 28c-24-3-58-2-78 6v126c20-7 54-8 78-6Z"
    />
    <path className="star" d={`${star(17, [93, 58])}${star(10, [93, 58])}`} />
    <path className="text" d={linesOfText([66, 92], [54, 48, 54, 44, 52, 54, 40])} />
    <path className="text" d={linesOfText([160, 46], [54, 50, 54, 38, 52])} />
    <Here at={[158, 92]} size={[58, 38]} />
  </Drawing>
);

/** A phone with the settings of the app. */
const Settings = () => (
  <Drawing label={words.app}>
    <path className="page" d="M82 191V30c0-8 6-14 14-14h88c8 0 14 6 14 14v161" />
    <path className="rule" d="M87 191V32c0-6 5-11 11-11h84c6 0 11 5 11 11v159M87 50h106M97 78h86M97 150h86" />
    <path className="star" d={star(8, [104, 36])} />
    <path className="text" d={linesOfText([120, 33], [44, 30], 6)} />
    <path className="text" d={linesOfText([97, 61], [58, 40])} />
    <Here at={[97, 94]} size={[86, 40]} />
    <path className="text" d={linesOfText([97, 162], [52, 66, 44, 58])} />
  </Drawing>
);

/** A page of the issuer in a browser, with one result for a number. */
const Register = () => (
  <Drawing label={words.register}>
    <path className="page" d="M36 22h208v146H36Z" />
    <path className="rule" d="M41 27h198v136H41ZM41 48h198" />
    <path className="star" d={star(8, [56, 37.5])} />
    <path className="text" d={linesOfText([72, 35], [70, 46], 6)} />
    <path className="here" d="M54 60h128v20H54ZM190 60h36v20h-36Z" />
    <path className="text" d="M62 70h64M199 70h18" />
    <Here at={[54, 94]} size={[172, 34]} />
    <path className="text" d={linesOfText([54, 140], [150, 118, 134])} />
  </Drawing>
);

const drawings = { colophon: Colophon, app: Settings, register: Register };

type Facts = PageContents['contact']['legality'];

interface Entry {
  name: string;
  number: string;
  link: string | null;
}

function entriesOf({ registration, registrationLink, permit, nazhir, nazhirLink, tashih }: Facts): Entry[] {
  return [
    ...(registration ? [{ name: legalWords.registration, number: registration, link: registrationLink }] : []),
    ...(permit ? [{ name: legalWords.permit, ...permit }] : []),
    ...(nazhir ? [{ name: legalWords.nazhir, number: nazhir, link: nazhirLink }] : []),
    ...(tashih ? [{ name: legalWords.tashih, ...tashih }] : []),
  ];
}

const Numbers = ({ entries }: { entries: readonly Entry[] }) => (
  <Ruled>
    {entries.map(({ name, number, link }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd translate="no">{number}</dd>
        {link && (
          <dd>
            <NewTabLink href={link}>{words.lookUp(new URL(link).host)}</NewTabLink>
          </dd>
        )}
      </div>
    ))}
  </Ruled>
);

interface Props {
  copy: PageContents['contact']['witnesses'];
  facts: Facts;
}

/** Places outside this site that show the account, because an imitation can claim anything about itself. */
export function Witnesses({ copy, facts }: Props) {
  const entries = entriesOf(facts);
  return (
    <SheetRow id="saksi" mark={copy.mark} gloss={copy.gloss} heading={copy.heading} lead={copy.lead} brief>
      <Drawings>
        {copy.items.map(({ drawing, title, text }) => {
          const Drawn = drawings[drawing];
          return (
            <div key={title}>
              <Drawn />
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          );
        })}
      </Drawings>
      {entries.length > 0 && <Numbers entries={entries} />}
    </SheetRow>
  );
}
