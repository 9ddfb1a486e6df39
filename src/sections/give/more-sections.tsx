import { useSyncExternalStore } from 'react';
import { paymentWords } from '../../payment-words.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import { styled } from '../../ui/styled.ts';
import { SheetRow } from '../../ui/sheet.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { WhatsappIcon } from '../../ui/icons.tsx';
import type { PageContents } from '../../page-contents.ts';
import type { TransactionDetails } from '../../transaction/transaction-details.ts';
import { Answers, Disclosures } from './disclosures.tsx';
import { PaymentText, valuesOf, type PaymentValues } from './payment-values.tsx';
import { today } from './slip.ts';
import { AfterMessage } from './after-message.tsx';
import { LateIntention } from './late-intention.tsx';
import { TransactionSummary } from './transaction-summary.tsx';

type Copy = PageContents['confirmation'];

interface GuideProps {
  guide: Copy['guide'];
  values: PaymentValues;
  /** Rupiah; null while it is not known. */
  total: number | null;
}

const TooMuch = styled('p', { marginBottom: '5', padding: '4', bg: 'accent.subtle' });

/** How to pay, by channel. The steps name the values of this transfer. */
function PaymentGuide({ guide, values, total }: GuideProps) {
  const limits = guide.channels.flatMap(({ highest }) => highest ?? []);
  const carrying = guide.channels.filter(({ highest }) => highest === null || total === null || total <= highest);
  const items = carrying.map(({ title, steps, note, highest, checked }) => ({
    title,
    body: (
      <>
        <ol>
          {steps.map((step, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- editors may write a line twice
            <li key={index}>
              <PaymentText text={step} values={values} />
            </li>
          ))}
        </ol>
        {highest !== null && <p>{typeset(paymentWords.highest(formatRupiah(highest), checked))}</p>}
        {note && (
          <p>
            <PaymentText text={note} values={values} />
          </p>
        )}
      </>
    ),
  }));
  return (
    <SheetRow id="panduan" label={guide.mark} aside={guide.gloss} titled>
      {total !== null && limits.length > 0 && total > Math.max(...limits) && <TooMuch>{guide.tooMuch}</TooMuch>}
      <Disclosures items={items} />
    </SheetRow>
  );
}

const LinkLine = styled('p', { marginTop: '4.5' });

/** Short answers for visitors who have transferred, and a link to tell us. Nothing here asks for a second transfer. */
function AlreadyTransferred({ copy, chat }: { copy: Copy['transferred']; chat: string }) {
  return (
    <SheetRow id="sudah-transfer" label={copy.mark} aside={copy.gloss} titled>
      <Answers items={copy.answers} />
      <LinkLine>
        <ButtonAnchor variant="line" href={chat} target="_blank" rel="noopener noreferrer">
          <WhatsappIcon />
          {copy.action}
        </ButtonAnchor>
      </LinkLine>
    </SheetRow>
  );
}

/** Only on paper: lines to fill in by hand, the site, and the day of printing. */
const Foot = styled('div', {
  display: 'none',
  '@media print': { display: 'block', breakInside: 'avoid' },
  '& > div': { border: '1px solid {colors.fg}', paddingBlock: '2', paddingInline: '4' },
  '& b': { fontWeight: '600' },
  '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '4', rowGap: '3', marginTop: '2' },
  '& li': { display: 'flex', alignItems: 'flex-end', gap: '2', lineHeight: '1.2' },
  '& li::after': { content: '""', flex: '1', borderBottom: '1px dotted {colors.fg}' },
  '& > p': {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: '3',
    paddingTop: '1',
    borderTop: '1px solid {colors.fg}',
    fontSize: 'caption',
  },
});

/** The page may stay open for days, so the day is read when it is printed. */
function watchDay(changed: () => void) {
  addEventListener('beforeprint', changed);
  return () => removeEventListener('beforeprint', changed);
}

function PrintedFoot({ copy, phone }: { copy: Copy['print']; phone: string }) {
  const day = useSyncExternalStore(watchDay, today);
  return (
    <Foot data-print="">
      <div>
        <b id="catatan">{copy.heading}</b>
        <ul>
          {copy.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p>
        <span translate="no">{`${location.host}, WhatsApp ${phone}`}</span>
        <span>{`${copy.dayLabel} ${day}`}</span>
      </p>
    </Foot>
  );
}

interface MoreSectionsProps {
  copy: Copy;
  /** Null while they are not known. */
  details: TransactionDetails | null;
  sent: boolean;
  /** Link to the chat that reports a transfer. */
  chat: string;
  institute: string;
  /** WhatsApp in international digits. */
  contact: { phone: string; whatsapp: string; email: string };
}

/** Everything below the card and its button. */
export function MoreSections({ copy, details, contact, sent, chat, institute }: MoreSectionsProps) {
  return (
    <>
      {details && <AfterMessage {...{ copy, contact, details, sent }} />}
      {!sent && (
        <PaymentGuide guide={copy.guide} values={valuesOf(copy.bankAccount, details)} total={details?.total ?? null} />
      )}
      {details && <TransactionSummary copy={copy} details={details} />}
      {details && <LateIntention copy={copy} details={details} institute={institute} />}
      <AlreadyTransferred copy={copy.transferred} chat={chat} />
      {details && <PrintedFoot copy={copy.print} phone={contact.phone} />}
    </>
  );
}
