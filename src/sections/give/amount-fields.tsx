import { memo } from 'react';
import type { PageContents } from '../../page-contents.ts';
import { pageWords } from '../../page-words.ts';
import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { suggestRupiah } from '../../transaction/suggest-rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/form/chips.tsx';
import { ariaProps, Field, Fields } from '../../ui/form/field.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { typeset } from '../../ui/typeset.tsx';
import { LateStyles } from '../../ui/sheet.tsx';
import { controls } from './form-fields.ts';

interface Props {
  copy: PageContents['donation']['form'];
  /** The smallest donation, in rupiah. It replaces `{minimal}` in the hint. */
  minDonation: number;
  error: string | undefined;
  /** The typed amount, if it cannot be read. */
  unreadable: string | null;
}

/** Fields of a donation: presets and a free amount. The use of one clears the other (src/client/giving.ts). */
export const AmountFields = memo(function AmountFields({ copy, minDonation, error, unreadable }: Props) {
  const options = copy.presets.map((amount) => ({ value: String(amount), label: formatRupiah(amount) }));
  const hint = copy.amountHint.replace('{minimal}', formatRupiah(minDonation));
  const id = controls.amount;
  return (
    <Fields data-for="donasi">
      <LateStyles />
      <Chips name={controls.preset} label={copy.presetsLabel} options={options} />
      <Field id={id} label={copy.amountLabel} hint={typeset(hint)} error={error}>
        <MoneyInput name={id} required enterKeyHint="next" {...ariaProps(id, { hint, error })} />
      </Field>
      {unreadable !== null && <AmountSuggestion typed={unreadable} />}
    </Fields>
  );
});

/** Suggests a reading of an unreadable amount, such as `50rb` or `lima puluh ribu`. A click writes it into the field. */
function AmountSuggestion({ typed }: { typed: string }) {
  const value = suggestRupiah(typed);
  const choose = () => {
    const field = document.getElementById(controls.amount) as HTMLInputElement | null;
    if (!field || value === null) return;
    field.value = formatNumber(value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  return (
    <div role="status">
      {value !== null && (
        <Button type="button" variant="line" onClick={choose}>
          {pageWords.suggestion(formatRupiah(value))}
        </Button>
      )}
    </div>
  );
}
