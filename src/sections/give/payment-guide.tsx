import { paymentWords } from '../../payment-words.ts';
import { formatRupiah } from '../../transaction/rupiah.ts';
import { chakra } from '../../ui/styled.ts';
import { SheetRow } from '../../ui/sheet.tsx';
import { Disclosures } from './disclosures.tsx';
import { PaymentText, type PaymentValues } from './payment-values.tsx';

interface Props {
  guide: {
    mark: string;
    gloss: string;
    /** Said above the channels when the total is above what any of them names as its limit. */
    tooMuch: string;
    channels: { title: string; steps: string[]; note: string | null; highest: number | null; checked: string | null }[];
  };
  values: PaymentValues;
  /** Rupiah; null while it is not known. */
  total: number | null;
}

const TooMuch = chakra('p', { base: { marginBottom: '5', padding: '4', bg: 'accent.subtle' } });

/** How to pay, by channel, with the values of this transfer where they are typed. */
export function PaymentGuide({ guide, values, total }: Props) {
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
        {highest !== null && <p>{paymentWords.highest(formatRupiah(highest), checked)}</p>}
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
