import { splitAmount } from '../../transaction/rupiah.ts';
import { styled } from '../../ui/styled.ts';

/** Its child draws the amount over the transparent text, with the unique code in gold and doubly underlined. */
const Whole = styled('span', {
  position: 'relative',
  textStyle: 'figures',
  whiteSpace: 'nowrap',
  '&[data-marked]': { color: 'transparent' },
  '& span': {
    position: 'absolute',
    left: '0',
    color: 'fg',
    pointerEvents: 'none',
    _before: { content: 'attr(data-head)' },
    _after: {
      content: 'attr(data-tail)',
      color: 'gold',
      fontWeight: '600',
      paddingBottom: '1px',
      borderBottom: '4px double {colors.gold}',
    },
  },
});

interface Props {
  /** Whole rupiah. */
  value: number;
  /** Marks the last three digits as the unique code. */
  marked?: boolean;
}

/** An amount in one text node, so that it is read as one number: VoiceOver stops at every element. */
export function AmountText({ value, marked = false }: Props) {
  const { head, tail } = splitAmount(value);
  return (
    <Whole data-keep-clear="" data-marked={marked || undefined}>
      {head + tail}
      {marked && <span aria-hidden data-head={head} data-tail={tail} />}
    </Whole>
  );
}
