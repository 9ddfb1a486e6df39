/** This script is inlined at the end of every page. It shows a notice if a script does not load. */
import { startFailedId } from '../client/protocol.ts';
import { reloadWithDraft, showFailure } from './failure-notice.ts';

// In the capture phase, because the `error` of a script that fails to load does not bubble. A module also fires it if
// one of its imports has failed.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showFailure(), true);
// The button of the notice submits a form.
document.getElementById(startFailedId)!.addEventListener('submit', reloadWithDraft);
