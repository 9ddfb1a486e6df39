/** Replaces body.ts on form and confirmation, between which the application changes without a page load. */
import { prepareStart } from './prepare-start.ts';
import { chosenType, earlyHeadingId, ready, stateless } from './protocol.ts';

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

/** Before the application runs, Back changes the address but not the page: loads the page of the new address. */
function reloadOnBack(): void {
  const page = location.pathname;
  const look = () => location.pathname !== page && location.reload();
  addEventListener('popstate', look);
  addEventListener(ready, () => removeEventListener('popstate', look));
}

reloadOnBack();
nameEarlyHeading();
chooseAsAsked();
prepareStart();
