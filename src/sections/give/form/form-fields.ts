import { keepState, keptState } from '../../../client/kept-state.ts';
import { operatedAttribute } from '../../../client/protocol.ts';
import { paths } from '../../../page-table.ts';
import { donorTextNames, mapDonorTexts } from '../../../transaction/donor-texts.ts';
import { isTransactionType, type TransactionType } from '../../../transaction/order.ts';
import { drawUniqueCode } from '../../../transaction/unique-code.ts';
import type { FormFields } from '../../../transaction/validate-form.ts';

export const controls = {
  type: 'jenis',
  preset: 'nominal-pilihan',
  amount: 'nominal',
  quantity: 'jumlah',
  city: 'kota',
  ...mapDonorTexts((_name, { control }) => control),
  /** This is no control: a type with the unique code drawn for it. */
  code: 'kode',
  /** Nor is this: whether “Lihat mushaf” is open. After Back the browser scrolls to where the visitor was. */
  fold: 'isi-mushaf',
};

type Draft = Record<string, FormDataEntryValue>;

/** The code of this visit to the form, as it is in the draft: `wakaf 123`. */
let drawnCode = '';

const foldIn = (form: HTMLFormElement) => form.querySelector('details');

/** The values of the form, its code and its fold. All are strings, because no control of the form takes files. */
export const draftOf = (form: HTMLFormElement): Draft => ({
  ...Object.fromEntries(new FormData(form)),
  [controls.code]: drawnCode,
  [controls.fold]: String(foldIn(form)?.open ?? false),
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
  const [, drawnFor, code] = /^(\w+) ([1-9]\d\d)$/.exec(drawnCode) ?? [];
  return drawnFor === type ? Number(code) : drawCode(type);
}

export function drawCode(type: TransactionType): number {
  const code = drawUniqueCode();
  drawnCode = `${type} ${code}`;
  return code;
}

/** Fills untouched fields with the draft of this history entry, or of the link that led here. Both are untrusted. */
export function restoreDraft(form: HTMLFormElement, linked: unknown): void {
  const { draft } = (keptState() ?? linked ?? {}) as { draft?: unknown };
  const typed = readFields(form);
  const isChosen = (name: string) => form.querySelector(`[name="${name}"][${operatedAttribute}]`) !== null;
  const restore = (name: string, isUntouched: boolean) => {
    const text = textIn(draft, name);
    if (isUntouched && text && !isChosen(name)) setControl(form, name, text);
  };
  const noAmount = !typed.amount && !isChosen(controls.preset) && !isChosen(controls.amount);
  restore(controls.preset, noAmount);
  restore(controls.amount, noAmount);
  restore(controls.quantity, typed.quantity === '1');
  restore(controls.city, !typed.city);
  for (const name of donorTextNames) restore(controls[name], !typed[name]);
  restore(controls.type, true);
  drawnCode = textIn(draft, controls.code);
  const fold = foldIn(form);
  if (fold && textIn(draft, controls.fold) === 'true') fold.open = true;
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

/** Milliseconds without typing before the draft is kept, because WebKit limits the changes (src/client/kept-state.ts). */
const pause = 400;

/** Keeps what was typed, and its unique code, in the history entry of the form for Back and a reload. */
export function keepDraft(form: HTMLFormElement): void {
  // While the form closes, the entry may already be that of the confirmation.
  if (location.pathname === paths.donation) keepState({ draft: draftOf(form) });
}

export function keepDraftSoon(form: HTMLFormElement): void {
  clearTimeout(timer);
  timer = setTimeout(() => keepDraft(form), pause);
}
