import { memo, type FocusEvent } from 'react';
import type { PageContents } from '../../../page-contents.ts';
import type { Prices } from '../../../transaction/order.ts';
import { parseRupiah } from '../../../transaction/parse-rupiah.ts';
import { formatNumber, formatRupiah } from '../../../transaction/rupiah.ts';
import { Choices } from '../../../ui/form/choices.tsx';
import { ariaProps, Field, Fields } from '../../../ui/form/field.tsx';
import { MoneyInput } from '../../../ui/form/money-input.tsx';
import { typeset } from '../../../ui/typeset.tsx';
import { words } from '../../../words/site.ts';
import { controls } from './form-fields.ts';

interface Props {
  content: PageContents['donation']['form'];
  /** The hint names them as `{minimal}` and `{maksimal}`. */
  limits: Pick<Prices, 'minDonation' | 'maxDonation'>;
  error: string | undefined;
}

/** Writes an amount in groups. What was not read as whole rupiah stays as typed. */
function group({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  const parsed = parseRupiah(field.value);
  if (parsed.ok) field.value = formatNumber(parsed.value);
}

/** The amount of a donation. A preset fills the field (src/sections/give/before-react.ts). */
export const AmountFields = memo(function AmountFields({ content, limits, error }: Props) {
  const choices = content.presets.map((amount) => ({ value: String(amount), title: formatRupiah(amount) }));
  const hint = content.amountHint
    .replaceAll('{minimal}', formatRupiah(limits.minDonation))
    .replaceAll('{maksimal}', formatRupiah(limits.maxDonation));
  const id = controls.amount;
  return (
    <Fields data-for="donasi" gap="3">
      <Field id={id} label={words.form.amount} hint={typeset(hint)} error={error}>
        <MoneyInput name={id} required enterKeyHint="next" onBlur={group} {...ariaProps(id, { hint, error })} />
      </Field>
      <Choices look="chips" name={controls.preset} label={words.form.presets} choices={choices} />
    </Fields>
  );
});
