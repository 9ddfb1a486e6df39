import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { opener, OpenMark } from '../../ui/opener.tsx';
import { styled } from '../../ui/styled.ts';
import { WhatHappens } from './after-message.tsx';
import type { Payment } from './payment-values.tsx';

const Now = styled('div', {
  marginTop: '4.5',
  '& > button': { marginBlock: '2', paddingInline: '0' },
  '@media print': { display: 'none' },
});

const Done = styled('details', {
  paddingBottom: '0.5',
  borderBlock: '1px solid {colors.rule}',
  '& > summary': { ...opener, minHeight: '14', fontSize: 'md' },
  '@media print': { borderBlock: '0', '& > summary': { display: 'none' } },
});

interface Props extends Payment {
  phone: string;
  sent: number;
  onUndo: () => void;
  children: ReactNode;
}

/** The first row after the message: what happens now, and what is done, folded. */
export function Folded({ copy, details, phone, sent, onUndo, children }: Props) {
  return (
    <>
      <Now>
        <WhatHappens copy={copy} details={details} phone={phone} sent={sent} />
        <Button type="button" variant="text" onClick={onUndo}>
          {copy.sent.undo}
        </Button>
      </Now>
      <Done>
        <summary>
          <span>{copy.sent.folded}</span>
          <OpenMark />
        </summary>
        {children}
      </Done>
    </>
  );
}
