/** This script is inlined in the pages of the form and of the confirmation. */
import './islands-early.ts';
import { keptState } from './kept-state.ts';
import { chosenType, filled, running } from './protocol.ts';

const name = 'jenis';

/**
 * Checks the radio of the type that the draft names, or else the link (/donation?jenis=wakaf). It does so before the
 * first paint, so that nothing moves later.
 */
function chooseAsAsked(): void {
  const { draft } = (keptState() ?? {}) as { draft?: Record<string, string> };
  const asked = draft?.[name] ?? new URLSearchParams(location.search).get(name);
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
    if (asked === radio.value) radio.checked = true;
    markType(radio);
  }
  addEventListener('change', ({ target }) => markType(target as HTMLInputElement));
}

/** Writes the chosen type on the form, for browsers without `:has()`. */
function markType(radio: HTMLInputElement): void {
  if (radio.name === name && radio.checked) radio.form?.setAttribute(chosenType, radio.value);
}

/** Before React runs, Back changes the address but not the page: loads the page of the new address. */
function reloadOnBack(): void {
  const page = location.pathname;
  addEventListener('popstate', () => {
    if (location.pathname !== page && !document.querySelector(`[${running}]`)) location.reload();
  });
}

/** Whether the link fills in more than the type (src/transaction/prepared-link.ts). */
const isPrepared = /[?&](nominal|jumlah|kota)=./.test(location.search);

/** Marks a form whose prerendered sums are wrong: a visitor, the browser or a link has filled in a control. */
function markFilled(): void {
  const form = document.querySelector<HTMLFormElement>(`[${chosenType}]`);
  form?.toggleAttribute(filled, isPrepared || [...form.elements].some(isChanged));
}

/** Ignores the radios of the type: the build has prerendered the sums of every type. */
function isChanged(control: Partial<HTMLInputElement>): boolean {
  // A select has no `defaultValue`. The select of the city begins with an empty value. A fieldset has no value.
  const { name: own, value = '', defaultValue = '', checked, defaultChecked } = control;
  return own !== name && (value !== defaultValue || checked !== defaultChecked);
}

/** A donor uses the presets or the free amount: clears the other one. Works before React runs, too. */
function clearOtherAmount({ target }: Event): void {
  const { name: used, value, form } = target as HTMLInputElement;
  const other = (query: string) => form!.querySelector<HTMLInputElement>(query);
  if (used === 'nominal-pilihan') other('#nominal')!.value = '';
  if (used === 'nominal' && value) {
    const preset = other('[name=nominal-pilihan]:checked');
    if (preset) preset.checked = false;
  }
}

reloadOnBack();
// In the capture phase: runs before the listeners that read the form.
addEventListener('input', clearOtherAmount, true);
chooseAsAsked();
markFilled();
for (const event of ['pageshow', 'input']) addEventListener(event, markFilled);
