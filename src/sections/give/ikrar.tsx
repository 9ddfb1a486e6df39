import { memo } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { formatNumber } from '../../transaction/rupiah.ts';
import { styled } from '../../ui/styled.ts';
import { typeset } from '../../ui/typeset.tsx';

const Box = styled('div', { marginTop: '6', '& p': { layerStyle: 'noted', textStyle: 'quote', marginTop: '2' } });

interface Props {
  copy: Pick<PageContents['donation'], 'wakafIntention' | 'wakafIntentionHeading'>;
  quantity: number;
  'data-for'?: 'wakaf';
}

/** The intention that is read when the wakaf is transferred, if there is one: word for word, with the holder's name. */
export const Ikrar = memo(function Ikrar({ copy, quantity, ...marks }: Props) {
  const { wakafIntentionHeading: heading, wakafIntention: text } = copy;
  if (!text) return null;
  return (
    <Box {...marks}>
      {heading && <h3>{heading}</h3>}
      <p translate="no">{typeset(text.replaceAll('{jumlah}', formatNumber(quantity)))}</p>
    </Box>
  );
});
