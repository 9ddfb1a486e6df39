/** This script is inlined in every head. It shows a notice if a script does not load. */
import { closest } from '../client/closest.ts';
import '../client/head.ts';
import { startFailedId } from '../client/protocol.ts';
import { reloadWithDraft, reportFailure } from './failure-notice.ts';

// In the capture phase, because the `error` of a script that fails to load does not bubble. A module also fires it if
// one of its imports has failed.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && reportFailure(), true);
// The button of the notice submits a form with `method="dialog"`, which sends nothing. In the capture phase, because the
// notice may stand in another form, which stops the event.
addEventListener('submit', (event) => closest(event, `#${startFailedId} form`) && reloadWithDraft(), true);
