/** Inlined on form and confirmation. */
import './islands-early.ts';
import { kept } from './kept.ts';
import { chosenType, filled, running } from './protocol.ts';

const name = 'jenis';

/**
 * Applies the choice of the draft, or else of a link such as /donation?jenis=wakaf, before the first paint, so that
 * nothing moves later.
 */
function chooseAsAsked(): void {
  const { draft } = (kept() ?? {}) as { draft?: Record<string, string> };
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

/** A link that fills in more than the kind (src/transaction/prepared-link.ts). */
const isPrepared = /(nominal|jumlah|kota)=./.test(location.search);

/** Marks a form whose prerendered sums are wrong: its input was typed, restored by the browser, or comes from a link. */
function markFilled(): void {
  // Without the choice of the kind: the build has the sums of each.
  const query = `[${chosenType}] :is(input:not([name=${name}]),select)`;
  // A select has no default value; that of the city is empty.
  const isChanged = ({ value, defaultValue = '', checked, defaultChecked }: HTMLInputElement) =>
    value !== defaultValue || checked !== defaultChecked;
  const isFilled = isPrepared || [...document.querySelectorAll<HTMLInputElement>(query)].some(isChanged);
  document.querySelector(`[${chosenType}]`)?.toggleAttribute(filled, isFilled);
}

/** Clears the preset or the free amount, whichever was not just used, also before React runs. */
function clearOtherAmount({ target }: Event): void {
  const { name: used, value, form } = target as HTMLInputElement;
  const other = (query: string) => form!.querySelector<HTMLInputElement>(query);
  if (used === 'nominal-pilihan') other('#nominal')!.value = '';
  const preset = used === 'nominal' && value && other('[name=nominal-pilihan]:checked');
  if (preset) preset.checked = false;
}

reloadOnBack();
// Before the form is read.
addEventListener('input', clearOtherAmount, true);
chooseAsAsked();
markFilled();
for (const event of ['pageshow', 'input']) addEventListener(event, markFilled);
