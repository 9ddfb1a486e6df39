/**
 * This script is inlined at the end of every page. It shows and hides dated elements before the first paint, and shows
 * a notice if the plain script does not load.
 */
import { reloadWithDraft, reloads, showLoadFailure } from './load-failure.ts';
import { pageChanged, scripted, startFailedId } from './protocol.ts';
import { showWhatHolds } from './show-what-holds.ts';

showWhatHolds();
addEventListener('visibilitychange', showWhatHolds);
addEventListener(pageChanged, showWhatHolds);

/** ms after which a notice says that the plain script has not loaded. */
const slowAfter = 10_000;

const isScriptMissing = () => !document.documentElement.hasAttribute(scripted);
// In the capture phase, because the `error` of a script that fails to load does not bubble.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showLoadFailure(true), true);
setTimeout(() => isScriptMissing() && showLoadFailure(true), slowAfter);
// The button of the notice submits a form.
document.getElementById(startFailedId)!.addEventListener('submit', ({ currentTarget }) => {
  if (isScriptMissing() || (currentTarget as Element).hasAttribute(reloads)) reloadWithDraft();
});
