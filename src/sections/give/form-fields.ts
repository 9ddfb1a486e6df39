import { isTransactionType, type TransactionType } from '../../transaction/order.ts';
import type { FormFields } from '../../transaction/validate-form.ts';

/** Names of the controls, as they stand in the form. */
export const controls = {
  type: 'jenis',
  preset: 'nominal-pilihan',
  amount: 'nominal',
  quantity: 'jumlah',
  city: 'kota',
  name: 'nama',
  address: 'alamat',
} as const;

/** What the form holds now. An amount is the free one, else the chosen preset. */
export function readFields(form: HTMLFormElement): FormFields {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const type = text(controls.type);
  return {
    type: isTransactionType(type) ? type : 'donasi',
    name: text(controls.name),
    amount: text(controls.amount) || text(controls.preset),
    quantity: text(controls.quantity),
    city: text(controls.city),
    address: text(controls.address),
  };
}

/** A preset and a free amount exclude each other: the one that was just used stays. */
export function settleAmounts(form: HTMLFormElement, used: EventTarget): void {
  const amount = control(form, controls.amount);
  const presets = form.elements.namedItem(controls.preset);
  if (used instanceof HTMLInputElement && used.name === controls.preset && amount) amount.value = '';
  if (used === amount && amount?.value && presets instanceof RadioNodeList) {
    for (const preset of presets) if (preset instanceof HTMLInputElement) preset.checked = false;
  }
}

/** Puts a kept draft back (`state`, untrusted), then the type that a campaign link asks for. */
export function restoreFields(form: HTMLFormElement, state: unknown, wanted: TransactionType | null): void {
  const kept = state && typeof state === 'object' && 'draft' in state ? state.draft : null;
  const draft = (kept && typeof kept === 'object' ? kept : {}) as Partial<Record<keyof FormFields, unknown>>;
  for (const name of ['name', 'amount', 'quantity', 'city', 'address'] as const) {
    const field = control(form, controls[name]);
    const value = draft[name];
    if (field && typeof value === 'string') field.value = value;
  }
  // An amount that is among the presets was chosen there.
  const preset = form.querySelector<HTMLInputElement>(`[name=${controls.preset}][value="${Number(draft.amount)}"]`);
  const amount = control(form, controls.amount);
  if (preset && amount) {
    preset.checked = true;
    amount.value = '';
  }
  const type = isTransactionType(draft.type) ? draft.type : wanted;
  const types = form.elements.namedItem(controls.type);
  if (type && types instanceof RadioNodeList) types.value = type;
}

function control(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement || found instanceof HTMLTextAreaElement
    ? found
    : null;
}
