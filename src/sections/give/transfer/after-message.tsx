import { chakra } from '@chakra-ui/react';
import { typeset } from '../../../ui/typeset.tsx';
import type { Payment } from './payment-values.tsx';

const Block = chakra('section', {
  base: {
    marginTop: '7',
    '& h2': { fontSize: 'xl', lineHeight: '1.25', marginBottom: '1.5' },
    '& li': { paddingBlock: '2', lineHeight: '1.45', color: 'fg.muted', borderTop: '1px solid {colors.rule}' },
  },
});

/** What happens after the message, and what to do if nobody answers. */
export function AfterMessage({ copy, details }: Payment) {
  const { mark, answer, unanswered } = copy.afterMessage;
  return (
    <Block aria-labelledby="setelah-itu">
      <h2 id="setelah-itu">{mark}</h2>
      <ul>
        {answer && <li>{typeset(answer)}</li>}
        <li>{typeset(copy.afterwards[details.type])}</li>
        <li>{typeset(unanswered)}</li>
      </ul>
    </Block>
  );
}
