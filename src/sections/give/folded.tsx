import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PageContents } from '../../page-contents.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { kept } from '../../client/kept.ts';
import { Button } from '../../ui/button.tsx';
import { opener, OpenMark } from '../../ui/opener.tsx';
import { styled } from '../../ui/styled.ts';
import { WhatHappens } from './after-message.tsx';
import { keepTransfer } from './keep-transfer.ts';

/** Whether the donor says that the message is sent. Kept in this tab alone; it changes the order of the page, no more. */
export function useSent(details: TransactionDetails | null) {
  const [said, setSaid] = useState<boolean>();
  const sent = said ?? (details !== null && (kept() as { sent?: unknown } | undefined)?.sent === true);
  const say = (now: boolean) => {
    keepTransfer({ sent: now });
    setSaid(now);
  };
  return { sent, say };
}

const Now = styled('div', {
  marginTop: '4.5',
  '& h2': { fontSize: 'xl', marginBottom: '2' },
  '& button': { marginBlock: '2', paddingInline: '0' },
  '@media print': { display: 'none' },
});

const Done = styled('details', {
  paddingBottom: '0.5',
  borderBlock: '1px solid {colors.rule}',
  '& > summary': { ...opener, minHeight: '14', fontSize: 'md', listStyle: 'none' },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '@media print': { borderBlock: '0', '& > summary': { display: 'none' } },
});

interface Props {
  copy: PageContents['confirmation'];
  details: TransactionDetails;
  onUndo: () => void;
  /** Account, steps and button, which are done. */
  children: ReactNode;
}

/** The first row after the message: what happens now, and what is done, folded. */
export function Folded({ copy, details, onUndo, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Now>
        <h2 ref={heading} tabIndex={-1}>
          {copy.sent.heading}
        </h2>
        <WhatHappens copy={copy} details={details} />
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
