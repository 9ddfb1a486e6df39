import { paymentWords } from '../../../words/payment.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { SheetRow } from '../../../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../../../ui/typeset.tsx';
import { Disclosures } from '../../disclosures.tsx';
import { type Payment, PaymentText, valuesOf } from './payment-values.tsx';

const TooMuch = chakra('p', { base: { marginBottom: '5', padding: '4', bg: 'accent.subtle' } });

interface Props extends Pick<Payment, 'copy'> {
  /** Null while the details are not known. */
  details: Payment['details'] | null;
}

/** How to pay, by channel, with the values of this transfer. Channels with a limit below its total are left out. */
export function PaymentGuide({ copy: { guide, bankAccount }, details }: Props) {
  const values = valuesOf(bankAccount, details);
  const total = details?.total ?? 0;
  const limits = guide.channels.flatMap(({ highest }) => highest ?? []);
  const usable = guide.channels.filter(({ highest }) => highest === null || total <= highest);
  return (
    <SheetRow id="panduan" heading={guide.mark}>
      {limits.length > 0 && total > Math.max(...limits) && <TooMuch>{guide.tooMuch}</TooMuch>}
      <Disclosures
        items={usable.map(({ title, steps, note, highest, checked }) => ({
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
        }))}
      />
    </SheetRow>
  );
}
