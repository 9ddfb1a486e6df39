import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { opener, OpenMark } from '../../ui/opener.tsx';
import { styled } from '../../ui/styled.ts';
import { WhatHappens } from './after-message.tsx';
import type { Payment } from './payment-values.tsx';

const NextSteps = styled('div', {
  marginTop: '4.5',
  '& > button': { marginBlock: '2', paddingInline: '0' },
  '@media print': { display: 'none' },
});

const FoldedSteps = styled('details', {
  paddingBottom: '0.5',
  borderBlock: '1px solid {colors.rule}',
  '& > summary': { ...opener, minHeight: '14', fontSize: 'md' },
  '@media print': { borderBlock: '0', '& > summary': { display: 'none' } },
});

interface Props extends Payment {
  /** When the donor marked the message as sent, in ms since 1970. */
  sent: number | null;
  onUndo: () => void;
  children: ReactNode;
}

/** The steps to take. After the message they are folded, below the explanation of what happens now. */
export function FoldedOnceSent({ onUndo, children, ...sentPayment }: Props) {
  const { sent: words } = sentPayment.copy;
  if (sentPayment.sent === null) return children;
  return (
    <>
      <NextSteps>
        <WhatHappens {...sentPayment} />
        <Button type="button" variant="text" onClick={onUndo}>
          {words.undo}
        </Button>
      </NextSteps>
      <FoldedSteps>
        <summary>
          <span>{words.folded}</span>
          <OpenMark />
        </summary>
        {children}
      </FoldedSteps>
    </>
  );
}
