import { splitAmount } from '../../transaction/rupiah.ts';
import { styled } from '../../ui/styled.ts';

/**
 * Generated content paints the amount, and breaks after a dot where the screen is too narrow. Over it lies the text in one
 * node, transparent: it is selected, copied and heard as one number.
 */
const Whole = styled('span', {
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
    fontWeight: '600',
    paddingBottom: '1px',
    borderBottom: '4px double {colors.gold}',
  },
});

/** A line may break after each dot. */
const breaking = (text: string) => text.replaceAll('.', '.\u200B');

interface Props {
  /** Whole rupiah. */
  value: number;
  /** Marks the last three digits as the unique code: in gold and doubly underlined. */
  marked?: boolean;
}

/** An amount that stays whole for eyes, ears and the clipboard, and that no translator rewrites. */
export function AmountText({ value, marked = false }: Props) {
  const { head, tail } = splitAmount(value);
  return (
    <Whole data-marked={marked || undefined} htmlTranslate="no">
      <i aria-hidden data-head={breaking(head)} data-tail={tail} />
      <span>{head + tail}</span>
    </Whole>
  );
}

/** Renders the amount of a type, as `text` of ByType. */
export const amount = (value: number) => <AmountText value={value} />;
