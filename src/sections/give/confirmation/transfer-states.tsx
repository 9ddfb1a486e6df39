import { chakra } from '@chakra-ui/react';
import { statelessAttribute } from '../../../client/protocol.ts';

// While the transfer is pending, the HTML has both states of the page. `statelessAttribute`
// (src/sections/give/before-react.ts) hides the one that does not apply.

/** Shows the transfer. */
export const TransferState = chakra('div', {
  variants: { pending: { true: { [`html[${statelessAttribute}] &`]: { display: 'none' } } } },
});
/** Says that there are no details. */
export const MissingState = chakra('div', {
  variants: { pending: { true: { [`html:not([${statelessAttribute}]) &`]: { display: 'none' } } } },
});
