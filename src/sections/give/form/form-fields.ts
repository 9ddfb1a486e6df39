import { amountName, operatedAttribute, presetName, typeName } from '../../../client/protocol.ts';
import { donorTextNames, mapDonorTexts } from '../../../transaction/donor-texts.ts';
import { isTransactionType } from '../../../transaction/order.ts';
import type { FormFields } from '../../../transaction/validate-form.ts';

export const controls = {
  type: typeName,
  preset: presetName,
  amount: amountName,
  quantity: 'jumlah',
  city: 'kota',
  ...mapDonorTexts((_name, { control }) => control),
};

/** Key in the draft: whether “Lihat mushaf” is open. After Back the browser scrolls to where the visitor was. */
const foldKey = 'isi-mushaf';

/** The values of the controls, by name, and the fold. All are strings, because no control of the form takes files. */
export const readValues = (form: HTMLFormElement): Record<string, FormDataEntryValue> => ({
  ...Object.fromEntries(new FormData(form)),
  [foldKey]: String(form.querySelector('details')?.open ?? false),
});

/** Reads a draft, which is untrusted. The amount is the typed one, or else the chosen preset. */
export function fieldsOf(draft: unknown): FormFields {
  const type = textIn(draft, controls.type);
  return {
    type: isTransactionType(type) ? type : 'donasi',
    amount: textIn(draft, controls.amount) || textIn(draft, controls.preset),
    quantity: textIn(draft, controls.quantity),
    city: textIn(draft, controls.city),
    ...mapDonorTexts((name) => textIn(draft, controls[name])),
  };
}

export const readFields = (form: HTMLFormElement): FormFields => fieldsOf(readValues(form));

/** Restores the values of an untrusted draft, except where the visitor was faster. */
export function restoreValues(form: HTMLFormElement, draft: unknown): void {
  const current = readFields(form);
  const isOperated = (name: string) => form.querySelector(`[name="${name}"][${operatedAttribute}]`) !== null;
  const restore = (name: string, mayReplace: boolean) => {
    const text = textIn(draft, name);
    if (mayReplace && text && !isOperated(name)) setControl(form, name, text);
  };
  const noAmount = !current.amount && !isOperated(controls.preset) && !isOperated(controls.amount);
  restore(controls.preset, noAmount);
  restore(controls.amount, noAmount);
  restore(controls.quantity, current.quantity === '1');
  restore(controls.city, !current.city);
  for (const name of donorTextNames) restore(controls[name], !current[name]);
  restore(controls.type, true); // some type is always chosen
  const fold = form.querySelector('details');
  if (fold && textIn(draft, foldKey) === 'true') fold.open = true;
}

export function textIn(draft: unknown, name: string): string {
  const value = (draft as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}

/** Sets a control. If no radio has the value, none is checked. */
function setControl(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | RadioNodeList;
  // For a single radio `namedItem` returns the element, not a RadioNodeList.
  if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
  else control.value = value;
  // A select without that option shows its first one, which asks to choose.
  if (control instanceof HTMLSelectElement && control.selectedIndex < 0) control.value = '';
}
