import { SheetRow } from '../../ui/sheet.tsx';
import { Disclosures } from './disclosures.tsx';
import { PaymentText, type PaymentValues } from './payment-values.tsx';

interface Props {
  guide: { mark: string; gloss: string; channels: { title: string; steps: string[]; note: string | null }[] };
  values: PaymentValues;
}

/** How to pay, by channel, with the values of this transfer where they are typed. */
export function PaymentGuide({ guide, values }: Props) {
  const items = guide.channels.map(({ title, steps, note }) => ({
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
      <Disclosures items={items} />
    </SheetRow>
  );
}
