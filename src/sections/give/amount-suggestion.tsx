import { formatNumber, formatRupiah } from '../../transaction/rupiah.ts';
import { suggestRupiah } from '../../transaction/suggest-rupiah.ts';
import { pageWords } from '../../page-words.ts';
import { Button } from '../../ui/button.tsx';
import { controls } from './form-fields.ts';

/** Asks what an amount that cannot be read may mean: `50rb`, `lima puluh ribu`. A press writes it into the field. */
export function AmountSuggestion({ typed }: { typed: string }) {
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
