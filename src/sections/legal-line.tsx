import { chakra } from '@chakra-ui/react';
import { paths } from '../page-table.ts';
import { typeset } from '../ui/typeset.tsx';
import { legalWords as words } from '../words/legal.ts';
import type { Legality } from './legal-facts.tsx';

/** From xl on it stands in the margin, beside the form. */
const Note = chakra('div', {
  base: {
    textStyle: 'hint',
    display: 'grid',
    justifyItems: 'start',
    rowGap: { xl: '2' },
    marginTop: { base: '5.5', xl: '0' },
    color: 'fg.muted',
    xl: { layerStyle: 'noted', position: 'absolute', left: '0', top: '186px', width: '172px' },
  },
});

const Facts = chakra('dl', {
  base: { display: { base: 'flex', xl: 'grid' }, flexWrap: 'wrap', columnGap: '5', rowGap: { base: '1', xl: '2.5' } },
});

const Value = chakra('dd', { base: { color: 'fg', fontWeight: '600' } });

/** Who receives the transfers, under which numbers, and where visitors can make sure of it. */
export function LegalLine({ facts: { legalName, nazhir, permit } }: { facts: Legality }) {
  const rows = [
    [words.recipient, legalName],
    [words.trustee, nazhir],
    [words.collecting, permit?.number],
  ] as const;
  return (
    <Note>
      <Facts>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <Value htmlTranslate="no">{typeset(value)}</Value>
              </div>
            ),
        )}
      </Facts>
      <chakra.a layerStyle="target" color="accent" href={`${paths.contact}#saksi`}>
        {words.threeWays}
      </chakra.a>
    </Note>
  );
}
