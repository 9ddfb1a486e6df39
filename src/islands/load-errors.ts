/** This script is inlined at the end of every page. It shows a notice if a script does not load. */
import { startFailedId } from '../client/protocol.ts';
import { reloadWithDraft, reportFailure } from './failure-notice.ts';

// In the capture phase, because the `error` of a script that fails to load does not bubble. A module also fires it if
// one of its imports has failed.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reportFailure(), true);
// The button of the notice submits a form with `method="dialog"`, which sends nothing.
document.getElementById(startFailedId)!.addEventListener('submit', reloadWithDraft);
