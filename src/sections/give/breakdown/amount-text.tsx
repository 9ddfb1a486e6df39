import { chakra } from '@chakra-ui/react';
import { splitAmount } from '../../../transaction/rupiah.ts';

/**
 * Generated content paints the amount. It breaks after a dot if the screen is too narrow. The real text lies over it,
 * transparent and in one node: visitors select, copy and hear it as one number.
 */
const Amount = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    maxWidth: '100%',
    textStyle: 'figures',
    overflowWrap: 'anywhere',
  },
});

const Painted = chakra('i', {
  base: {
    fontStyle: 'normal',
    pointerEvents: 'none',
    _before: { content: 'attr(data-head)' },
    _after: { content: 'attr(data-tail)' },
  },
  variants: { marked: { true: { _after: { color: 'gold', textDecoration: 'underline double 1px' } } } },
});

const RealText = chakra('span', {
  base: { position: 'absolute', inset: '0', overflow: 'hidden', color: 'transparent', forcedColorAdjust: 'none' },
});

/** A line may break after each dot. */
const breaking = (text: string) => text.replaceAll('.', '.\u200B');

interface Props {
  /** Whole rupiah. */
  value: number;
  /** Marks the last three digits as the unique code, in gold and with a double underline. */
  marked?: boolean;
}

/** An amount that stays one number on the screen, for screen readers and in the clipboard. No translator rewrites it. */
export function AmountText({ value, marked = false }: Props) {
  const { head, tail } = splitAmount(value);
  return (
    <Amount htmlTranslate="no">
      <Painted marked={marked} aria-hidden data-head={breaking(head)} data-tail={tail} />
      <RealText>{head + tail}</RealText>
    </Amount>
  );
}

/** The same as a function, for the `render` prop of ByType and for cells. */
export const renderAmount = (value: number) => <AmountText value={value} />;
