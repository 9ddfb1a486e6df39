import { keepState, keptState } from '../../../client/history.ts';
import { amountName, operatedAttribute, presetName, typeName } from '../../../client/protocol.ts';
import { paths } from '../../../page-table.ts';
import { donorTextNames, mapDonorTexts } from '../../../transaction/donor-texts.ts';
import { isTransactionType, type TransactionType } from '../../../transaction/order.ts';
import { drawUniqueCode } from '../../../transaction/unique-code.ts';
import type { FormFields } from '../../../transaction/validate-form.ts';

export const controls = {
  type: typeName,
  preset: presetName,
  amount: amountName,
  quantity: 'jumlah',
  city: 'kota',
  ...mapDonorTexts((_name, { control }) => control),
};

/** Key in the draft: a type with the unique code drawn for it, `wakaf 123`. */
const codeKey = 'kode';
/** Key in the draft: whether “Lihat mushaf” is open. After Back the browser scrolls to where the visitor was. */
const foldKey = 'isi-mushaf';

type Draft = Record<string, FormDataEntryValue>;

/** The last unique code that was drawn, or restored from a draft. A document has one form. */
let drawn: { type: string; code: number } | undefined;

const foldIn = (form: HTMLFormElement) => form.querySelector('details');

/** The values of the form, its code and its fold. All are strings, because no control of the form takes files. */
export const draftOf = (form: HTMLFormElement): Draft => ({
  ...Object.fromEntries(new FormData(form)),
  [codeKey]: drawn ? `${drawn.type} ${drawn.code}` : '',
  [foldKey]: String(foldIn(form)?.open ?? false),
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

export const readFields = (form: HTMLFormElement): FormFields => fieldsOf(draftOf(form));

/** The unique code for this type, in rupiah. It is drawn if there is none. Call it only in event handlers. */
export function codeFor(type: TransactionType): number {
  return drawn?.type === type ? drawn.code : drawCode(type);
}

export function drawCode(type: TransactionType): number {
  drawn = { type, code: drawUniqueCode() };
  return drawn.code;
}

/** Fills untouched fields from the untrusted draft of this history entry, or that was handed over, and takes its code. */
export function restoreDraft(form: HTMLFormElement, handedOver: unknown): void {
  const { draft } = (keptState() ?? handedOver ?? {}) as { draft?: unknown };
  const current = readFields(form);
  const isOperated = (name: string) => form.querySelector(`[name="${name}"][${operatedAttribute}]`) !== null;
  const restore = (name: string, isUntouched: boolean) => {
    const text = textIn(draft, name);
    if (isUntouched && text && !isOperated(name)) setControl(form, name, text);
  };
  const noAmount = !current.amount && !isOperated(controls.preset) && !isOperated(controls.amount);
  restore(controls.preset, noAmount);
  restore(controls.amount, noAmount);
  restore(controls.quantity, current.quantity === '1'); // as prerendered
  restore(controls.city, !current.city);
  for (const name of donorTextNames) restore(controls[name], !current[name]);
  restore(controls.type, true); // one type is always chosen, at first “donasi”
  drawn = codeIn(draft);
  const fold = foldIn(form);
  if (fold && textIn(draft, foldKey) === 'true') fold.open = true;
}

function codeIn(draft: unknown): typeof drawn {
  const [, type, code] = /^(\w+) ([1-9]\d\d)$/.exec(textIn(draft, codeKey)) ?? [];
  return type && code ? { type, code: Number(code) } : undefined;
}

function textIn(draft: unknown, name: string): string {
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

let timer: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds from an input until the draft is kept, so at most 60 times in 30 s (src/client/history.ts). */
const pause = 500;

/** Keeps what was typed, and its unique code, in the history entry of the form for Back and a reload. */
export function keepDraft(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = undefined;
  const state = { draft: draftOf(form) };
  const isKept = JSON.stringify(state) === JSON.stringify(keptState());
  // While the form closes, the entry may already be that of the confirmation.
  if (!isKept && location.pathname === paths.donation) keepState(state);
}

export function keepDraftSoon(form: HTMLFormElement): void {
  timer ??= setTimeout(() => keepDraft(form), pause);
}
