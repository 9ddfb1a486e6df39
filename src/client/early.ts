/** Inlined at the end of every page: shows and hides dated elements before the first paint, and says when scripts do not load. */
import { reloadWithDraft, reloads, showLoadFailure } from './load-failure.ts';
import { changed, scripted, startFailedId } from './protocol.ts';
import { showWhatHolds } from './show-what-holds.ts';

showWhatHolds();
addEventListener('visibilitychange', showWhatHolds);
addEventListener(changed, showWhatHolds);

/** ms after which a notice says that the script of the page has not loaded. */
const slowAfter = 10_000;

const isMissing = () => !document.documentElement.hasAttribute(scripted);
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showLoadFailure(true), true);
setTimeout(() => isMissing() && showLoadFailure(true), slowAfter);
// The button of the notice.
document.getElementById(startFailedId)!.addEventListener('submit', ({ currentTarget }) => {
  if (isMissing() || (currentTarget as Element).hasAttribute(reloads)) reloadWithDraft();
});
