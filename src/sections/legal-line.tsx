import { legalWords as words } from '../words/legal.ts';
import { paths } from '../page-table.ts';
import { chakra } from '@chakra-ui/react';
import type { Legality } from './legal-facts.tsx';

const Ruled = chakra('ul', {
  base: {
    textStyle: 'aside',
    display: { base: 'block', md: 'grid' },
    // There are two lines, filled column by column. The link comes last.
    gridTemplateRows: 'auto auto',
    gridAutoFlow: 'column',
    alignItems: 'start',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    marginTop: { base: '8', xl: '14' },
    paddingBlock: '3',
    borderBlock: '1px solid {colors.rule}',
    color: 'fg.muted',
    '& b': { color: 'fg', fontWeight: '600' },
    '& a': { layerStyle: 'target', color: 'accent', fontWeight: '600' },
  },
});

const All = chakra('li', { base: { gridRow: 'span 2', alignSelf: 'center' } });

export function LegalLine({ facts }: { facts: Legality }) {
  const { legalName, registration, permit, nazhir } = facts;
  return (
    <Ruled>
      {legalName && (
        <li>
          {words.managedBy} <b translate="no">{legalName}</b>
        </li>
      )}
      {registration && <li>{registration}</li>}
      {permit && <li>{words.permitUntil(permit.untilDay)}</li>}
      {nazhir && <li>{words.nazhirIs(nazhir)}</li>}
      <All>
        <a href={`${paths.about}#legalitas`}>{words.all}</a>
      </All>
    </Ruled>
  );
}
