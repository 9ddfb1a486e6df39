import type { PageContents } from '../page-contents.ts';
import { legalWords } from '../legal-words.ts';
import { pageWords } from '../page-words.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { star } from '../ui/ornament/star.ts';
import { SheetRow } from '../ui/sheet.tsx';
import { styled } from '../ui/styled.ts';

const { witnesses: words } = pageWords;

/** On phones the drawing stands beside its text. */
const Drawings = styled('div', {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '7', md: '6.5' },
  marginTop: '6',
  '& > div': {
    display: { base: 'grid', md: 'block' },
    gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 17fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
  },
  '& svg': { gridRow: 'span 2', marginTop: { base: '1', md: '0' } },
  '& h3': { fontSize: 'xl', lineHeight: '1.25', marginTop: { md: '3.5' } },
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

/** The place to look at is bright. Bars replace all other text. */
const Drawing = styled('svg', {
  width: '100%',
  height: 'auto',
  bg: 'bg.sunken',
  border: '1px solid {colors.border}',
  color: 'fg',
  fill: 'none',
  '& .page': { fill: 'surface.raised', stroke: 'gold.line' },
  '& .rule': { stroke: 'rule' },
  '& .bars': { stroke: 'currentColor', strokeWidth: '6', opacity: '.35' },
  '& .here': { fill: 'accent.subtle', stroke: 'accent', strokeWidth: '1.5' },
  '& .words': { stroke: 'accent', strokeWidth: '6' },
  '& .star': { stroke: 'gold.line', strokeWidth: '1.3' },
});

/** The last page of an open mushaf. */
const Colophon = () => (
  <Drawing viewBox="0 0 280 190" role="img" aria-label={words.colophon}>
    <path className="page" d="M140 28C118 18 76 16 46 20v144c30-4 72-2 94 8 22-10 64-12 94-8V20c-30-4-72-2-94 8Z" />
    <path className="rule" d="M140 28v144M54 28c24-3 58-2 78 6v126c-20-7-54-8-78-6Z" />
    <path className="star" d={star(15, [93, 62])} />
    <path className="bars" d="M68 94h50M74 108h38M68 122h50" />
    <path className="bars" d="M162 48h52M162 62h46M162 76h52" />
    <path className="here" d="M154 94h66v44h-66Z" />
    <path className="words" d="M162 108h50M162 124h36" />
  </Drawing>
);

/** A phone with the settings of the app. */
const Settings = () => (
  <Drawing viewBox="0 0 280 190" role="img" aria-label={words.app}>
    <path className="page" d="M86 190V30c0-8 6-14 14-14h80c8 0 14 6 14 14v160" />
    <path className="rule" d="M92 52h96M92 82h96M92 112h96M92 142h96" />
    <path className="star" d={star(8, [106, 36])} />
    <path className="bars" d="M122 36h46M102 67h58M102 97h44M102 157h50M102 174h38" />
    <path className="here" d="M90 113h100v28H90Z" />
    <path className="words" d="M102 127h58" />
    <path className="words" d="M176 122l6 5-6 5" strokeWidth="2" />
  </Drawing>
);

/** A page of the issuer in a browser, with one result for a number. */
const Register = () => (
  <Drawing viewBox="0 0 280 190" role="img" aria-label={words.register}>
    <path className="page" d="M36 24h208v142H36Z" />
    <path className="rule" d="M36 50h208" />
    <path className="bars" d="M50 37h92" />
    <path className="star" d={star(8, [226, 37])} />
    <path className="page" d="M54 62h134v22H54Z" />
    <path className="words" d="M64 73h70" />
    <path className="page" d="M196 62h30v22h-30Z" />
    <path className="here" d="M46 96h188v30H46Z" />
    <path className="words" d="M58 111h60M134 111h84" />
    <path className="bars" d="M58 142h48M134 142h66M58 156h56" />
  </Drawing>
);

const drawings = { colophon: Colophon, app: Settings, register: Register };

type Facts = PageContents['contact']['legality'];

interface Entry {
  name: string;
  number: string;
  link: string | null;
  /** Start and end of a number that is valid for a time. It shows while it is valid, also by the visitor's clock. */
  from?: string | null;
  until?: string;
  holds?: boolean;
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
    {entries.map(({ name, number, link, from, until, holds = true }) => (
      <div key={name} data-from={from ?? undefined} data-until={until} hidden={!holds}>
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

const CheckLink = styled('a', { layerStyle: 'target', marginTop: '5', color: 'accent' });

interface Props {
  copy: PageContents['contact']['witnesses'];
  facts: Facts;
}

/** Places outside this site that show the account, because an imitation can claim anything about itself. */
export function Witnesses({ copy, facts }: Props) {
  const entries = entriesOf(facts);
  return (
    <SheetRow id="saksi" label={copy.mark} aside={copy.gloss} heading={copy.heading} lead={copy.lead}>
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
      <CheckLink href="#rekening-resmi">{copy.checkLabel}</CheckLink>
    </SheetRow>
  );
}
