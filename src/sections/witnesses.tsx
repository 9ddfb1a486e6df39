import type { PageContents } from '../page-contents.ts';
import { legalWords } from '../words/legal.ts';
import { pageWords } from '../words/pages.ts';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { StepMark } from '../ui/numbered-star.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

const { witnesses: words } = pageWords;

const Places = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '5', md: '6.5' },
    marginTop: '6',
  },
});

const Place = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr)',
    columnGap: '3',
    alignContent: 'start',
    '& h3': { fontSize: 'xl', lineHeight: '1.25' },
    '& p': { gridColumn: '2', marginTop: '1.5', color: 'fg.muted', lineHeight: '1.5' },
  },
});

/** One number per line. On wide screens the columns are those of the places. */
const Ruled = chakra('dl', {
  base: {
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
  },
});

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
    <SheetRow id="saksi" gloss={copy.gloss} heading={copy.heading} lead={copy.lead}>
      <Places>
        {copy.items.map(({ title, text }, index) => (
          <Place key={title}>
            <StepMark number={index + 1} />
            <h3>{title}</h3>
            <p>{text}</p>
          </Place>
        ))}
      </Places>
      {entries.length > 0 && <Numbers entries={entries} />}
    </SheetRow>
  );
}
