import { memo } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { formatNumber } from '../../../transaction/rupiah.ts';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../../../ui/typeset.tsx';

const Box = chakra('div', {
  base: {
    marginTop: '11',
    paddingBlock: '5',
    borderBlock: '4px double {colors.gold.line}',
    '& h3': { fontSize: 'sm', color: 'gold' },
    '& p': { textStyle: 'quote', marginTop: '1.5', fontSize: 'xl' },
    // It closes the form across both columns.
    '&[data-for]': {
      gridColumn: { lg: '1 / -1' },
      marginTop: '0',
      '& p': { fontSize: { lg: '4xl' }, lineHeight: { lg: '1.4' } },
    },
  },
});

interface Props {
  copy: Pick<PageContents['confirmation'], 'wakafIntention' | 'wakafIntentionHeading'>;
  quantity: number;
  'data-for'?: 'wakaf';
}

/** The intention that donors read when they transfer a wakaf, word for word, with the account holder's name. */
export const Ikrar = memo(function Ikrar({ copy, quantity, ...attributes }: Props) {
  const { wakafIntentionHeading: heading, wakafIntention: text } = copy;
  if (!text) return null;
  return (
    <Box {...attributes}>
      {heading && <h3>{heading}</h3>}
      <p translate="no">{typeset(text.replaceAll('{jumlah}', formatNumber(quantity)))}</p>
    </Box>
  );
});
