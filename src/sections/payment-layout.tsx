import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    gap: '32px',
    alignItems: 'start',
  },
});

/** What to do on the left, what it is for on the right. */
export function PaymentLayout({ payment, summary }: { payment: ReactNode; summary: ReactNode }) {
  return (
    <Columns>
      <div>{payment}</div>
      <div>{summary}</div>
    </Columns>
  );
}

/** Holds the place of the cards, so that nothing jumps when the details arrive. */
const Waiting = chakra('p', {
  base: {
    minHeight: { base: '1900px', lg: '1100px' },
    color: 'fg.muted',
  },
});

export function PendingDetails({ text }: { text: string }) {
  return <Waiting data-scripts="">{text}</Waiting>;
}
