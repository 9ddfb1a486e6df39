import { chosenType } from '../protocol.ts';

const name = 'jenis';

/** A link such as /donation?jenis=wakaf shows its choice from the first paint: nothing may move under a finger. */
export function chooseAsAsked(): void {
  const asked = new URLSearchParams(location.search).get(name);
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
    if (asked === radio.value) radio.checked = true;
    mark(radio);
  }
  addEventListener('change', ({ target }) => mark(target as HTMLInputElement));
}

/** Says on the form which type is chosen, for styles where `:has()` is not known. */
function mark(radio: HTMLInputElement): void {
  if (radio.name === name && radio.checked) radio.form?.setAttribute(chosenType, radio.value);
}
