import { paths } from '../page-table.ts';
import { island } from '../ui/island.tsx';
import { Component, loader } from './confirmation.tsx';
import { GivingPart, prepareGiving } from './giving.tsx';

/** The confirmation, for a visit that begins with it. The form then comes from the server. */
export default island('confirmation', GivingPart, () =>
  prepareGiving({ path: paths.confirmation, loader, Component }, { path: paths.donation }),
);
