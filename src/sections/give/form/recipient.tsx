import { chakra, Flex } from '@chakra-ui/react';
import { paths } from '../../../page-table.ts';
import { legalWords as words } from '../../../words/legal.ts';
import type { Legality } from '../../legal-facts.tsx';
import { breakdownId } from '../breakdown/breakdown-parts.tsx';

/**
 * From xl on it stands in the margin, beside the form. On phones it stands above the breakdown, but for a donation below
 * it: nothing else fits between the amount and the button in the first screen.
 */
const Place = chakra('div', {
  base: {
    textStyle: 'hint',
    color: 'fg.muted',
    'form:has([value=donasi]:checked) &': { order: '1' },
    [`form:not(:has(#${breakdownId})) &`]: { display: 'none' }, // until the breakdown, which would push it down, has arrived
    lg: { gridArea: '2 / 1' },
    // Beside the types. Positioned in the row around it, a grid of its own: `2 / 1` would be a cell of that.
    xl: { gridArea: 'auto', position: 'absolute', left: '0', top: '180px', width: 'calc(var(--margin) - 28px)' },
  },
});

const Fact = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '3',
    paddingBlock: '1.5',
    borderBottom: '1px solid {colors.border}',
    xl: { display: 'block', borderBottom: '0', textWrap: 'balance' },
  },
});

/** A value, then in small letters the note in brackets at its end: `0000.00.000 (contoh)`. */
function ValueWithNote({ text }: { text: string }) {
  const [value, note] = text.split(/ (?=\([^()]*\)$)/);
  return (
    <>
      <span>{value}</span>{' '}
      {note && (
        <chakra.span fontSize="2xs" fontWeight="400" color="fg.muted">
          {note}
        </chakra.span>
      )}
    </>
  );
}

/** Who receives a transfer, by which permit, and where visitors can make sure of it. */
export function Recipient({ legality: { legalName, nazhir, permit } }: { legality: Legality }) {
  // Of each fact: its name, its value, and the type for which it shows. Without a type it always shows.
  const facts = [
    [words.payee, legalName, undefined],
    [words.nazhirBwi, nazhir, 'wakaf'],
    [words.permit, permit?.number, 'donasi'],
  ] as const;
  return (
    <Place>
      <dl>
        {facts.map(
          ([term, value, types]) =>
            value && (
              <Fact key={term} data-for={types}>
                <dt>{term}</dt>
                <Flex as="dd" wrap="wrap" align="baseline" columnGap="1" color="fg" fontWeight="600" htmlTranslate="no">
                  <ValueWithNote text={value} />
                </Flex>
              </Fact>
            ),
        )}
      </dl>
      <chakra.a layerStyle="touchLink" color="accent" href={`${paths.contact}#saksi`}>
        {words.threeWays}
      </chakra.a>
    </Place>
  );
}
