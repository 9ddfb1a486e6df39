import { splitAmount } from '../../../transaction/rupiah.ts';
import { chakra } from '@chakra-ui/react';

/**
 * Generated content paints the amount. It breaks after a dot if the screen is too narrow. The real text lies over it,
 * transparent and in one node: visitors select, copy and hear it as one number.
 */
const Wrapper = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    maxWidth: '100%',
    textStyle: 'figures',
    overflowWrap: 'anywhere',
    '& > span': {
      position: 'absolute',
      inset: '0',
      overflow: 'hidden',
      color: 'transparent',
      forcedColorAdjust: 'none',
    },
    '& > i': {
      fontStyle: 'normal',
      pointerEvents: 'none',
      _before: { content: 'attr(data-head)' },
      _after: { content: 'attr(data-tail)' },
    },
    '&[data-marked] > i::after': {
      color: 'gold',
      textDecoration: 'underline double 1px',
    },
  },
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
    <Wrapper data-marked={marked || undefined} htmlTranslate="no">
      <i aria-hidden data-head={breaking(head)} data-tail={tail} />
      <span>{head + tail}</span>
    </Wrapper>
  );
}

/** An amount for the `render` prop of ByType. */
export const amount = (value: number) => <AmountText value={value} />;
