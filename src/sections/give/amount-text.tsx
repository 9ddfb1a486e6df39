import { splitAmount } from '../../transaction/rupiah.ts';
import { chakra } from '../../ui/styled.ts';

const Whole = chakra('span', { base: { textStyle: 'figures', whiteSpace: 'nowrap' } });

/** As in a ledger: gold, with a double underline. */
const Code = chakra('span', {
  base: {
    position: 'relative',
    color: 'gold',
    fontWeight: '600',
    _after: {
      content: '""',
      position: 'absolute',
      left: '0',
      right: '0',
      bottom: '-5px',
      height: '0.5',
      borderBlock: '1px solid {colors.gold}',
    },
  },
});

interface Props {
  /** Whole rupiah. */
  value: number;
  /** Marks the last three digits: they are a unique code. */
  marked?: boolean;
  id?: string;
}

/** An amount in one element, so that it is read as one number: VoiceOver stops at every span. */
export function AmountText({ value, marked = false, id }: Props) {
  const { head, tail } = splitAmount(value);
  return (
    <Whole id={id} data-keep-clear="">
      {head}
      {marked ? <Code>{tail}</Code> : tail}
    </Whole>
  );
}
