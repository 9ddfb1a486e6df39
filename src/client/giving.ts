/** Inlined on form and confirmation. */
import './islands-early.ts';
import { chosenType, earlyHeadingId, filled, running, stateless } from './protocol.ts';

const name = 'jenis';

/** Applies the choice of a link such as /donation?jenis=wakaf before the first paint, so that nothing moves later. */
function chooseAsAsked(): void {
  const asked = new URLSearchParams(location.search).get(name);
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

/** Makes the early heading of the confirmation page an h1 for screen readers when it is the one that is shown. */
function nameEarlyHeading(): void {
  if (!document.documentElement.hasAttribute(stateless)) return;
  const heading = document.getElementById(earlyHeadingId);
  heading?.setAttribute('role', 'heading');
  heading?.setAttribute('aria-level', '1');
}

/** Before React runs, Back changes the address but not the page: loads the page of the new address. */
function reloadOnBack(): void {
  const page = location.pathname;
  addEventListener('popstate', () => {
    if (location.pathname !== page && !document.querySelector(`[${running}]`)) location.reload();
  });
}

/** Marks a form that holds more than the build knew, typed or put back by the browser: its first sums are then none. */
function markFilled(): void {
  for (const event of ['pageshow', 'input'])
    addEventListener(event, () => {
      for (const form of document.querySelectorAll(`[${chosenType}]`)) form.toggleAttribute(filled, isFilled(form));
    });
}

/** The choice of the kind does not count: the build has the sums of each. */
const isFilled = (form: Element) =>
  [...form.querySelectorAll<HTMLInputElement>(`input:not([name=${name}])`)].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );

markFilled();
reloadOnBack();
nameEarlyHeading();
chooseAsAsked();
