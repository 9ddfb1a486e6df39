import { chakra } from '@chakra-ui/react';
import { paths } from '../page-table.ts';
import { legalWords as words } from '../words/legal.ts';
import type { Legality } from './legal-facts.tsx';

/** From xl on it stands in the margin, beside the form. */
const Note = chakra('div', {
  base: {
    textStyle: 'hint',
    marginTop: '5.5',
    color: 'fg.muted',
    xl: { layerStyle: 'noted', position: 'absolute', left: '0', top: '164px', width: '172px' },
  },
});

const Fact = chakra('div', {
  base: {
    paddingBlock: '1.5',
    xlDown: { layerStyle: 'wrapping', columnGap: '3', borderBottom: '1px solid {colors.border}' },
  },
});

const Value = chakra('dd', {
  base: {
    layerStyle: 'wrapping',
    alignItems: 'baseline',
    columnGap: '1',
    color: 'fg',
    fontWeight: '600',
    xlDown: { marginLeft: 'auto' },
  },
});

/** A value, then the note in brackets at its end. */
function Noted({ text }: { text: string }) {
  const [value, note] = text.split(/ (?=\([^()]*\)$)/);
  return (
    <>
      <span>{value}</span>{' '}
      {note && (
        <chakra.span fontSize="caption" fontWeight="400" color="fg.muted">
          {note}
        </chakra.span>
      )}
    </>
  );
}

/** Who receives the transfers, under which numbers, and where visitors can make sure of it. */
export function LegalLine({ facts: { legalName, nazhir, permit } }: { facts: Legality }) {
  const rows = [
    [words.recipient, legalName],
    [words.trustee, nazhir],
    [words.collecting, permit?.number],
  ] as const;
  return (
    <Note>
      <dl>
        {rows.map(
          ([term, value]) =>
            value && (
              <Fact key={term}>
                <dt>{term}</dt>
                <Value htmlTranslate="no">
                  <Noted text={value} />
                </Value>
              </Fact>
            ),
        )}
      </dl>
      <chakra.a layerStyle="target" color="accent" href={`${paths.contact}#saksi`}>
        {words.threeWays}
      </chakra.a>
    </Note>
  );
}
