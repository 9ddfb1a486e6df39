import { loadCurrent } from '../client/content.ts';
import { island } from '../ui/island.tsx';
import { ConfirmationPage } from './confirmation.tsx';
import { addPage, GivingPart, prepareGiving } from './giving.tsx';

/** The confirmation, for a visit that begins with it. The form then comes from the server. */
export default island('confirmation', GivingPart, async () => {
  await loadCurrent('confirmation');
  addPage('confirmation', ConfirmationPage);
  prepareGiving(() => Promise.reject(new Error('The form comes from the server.')));
});
