import { memo } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import { formatRupiah } from '../../../transaction/rupiah.ts';
import { Chips } from '../../../ui/form/chips.tsx';
import { ariaProps, Field, Fields } from '../../../ui/form/field.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { typeset } from '../../../ui/typeset.tsx';
import { LateStyles } from '../../../ui/sheet.tsx';
import { words } from '../../../words/site.ts';
import { controls } from './form-fields.ts';

interface Props {
  copy: PageContents['donation']['form'];
  /** The smallest donation, in rupiah. It replaces `{minimal}` in the hint. */
  minDonation: number;
  error: string | undefined;
}

/** Fields of a donation: presets and a free amount. The use of one clears the other (src/client/giving.ts). */
export const AmountFields = memo(function AmountFields({ copy, minDonation, error }: Props) {
  const options = copy.presets.map((amount) => ({ value: String(amount), label: formatRupiah(amount) }));
  const hint = copy.amountHint.replace('{minimal}', formatRupiah(minDonation));
  const id = controls.amount;
  return (
    <Fields data-for="donasi">
      <LateStyles />
      <Chips name={controls.preset} label={words.form.presets} options={options} />
      <Field id={id} label={words.form.amount} hint={typeset(hint)} error={error}>
        <MoneyInput name={id} required enterKeyHint="next" {...ariaProps(id, { hint, error })} />
      </Field>
    </Fields>
  );
});
