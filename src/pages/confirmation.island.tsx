import { loadCurrent } from '../client/content.ts';
import { island } from '../islands/island.tsx';
import { ConfirmationPage } from './confirmation.tsx';
import { createGivingRouter } from './giving-router.tsx';

const loadForm = () => Promise.reject(new Error('The form comes from the server.'));
const router = createGivingRouter(loadForm);

/** The confirmation, for a visit that begins with it. The form then comes from the server. */
export default island('confirmation', router.Island, async () => {
  await loadCurrent('confirmation'); // nobody may transfer to yesterday's account
  router.addPage('confirmation', ConfirmationPage);
});
