import { chakra } from '@chakra-ui/react';

// While the transfer is pending, the HTML has both states of the page. `data-stateless` (src/client/giving-head.ts) hides
// the one that does not apply.

/** Shows the transfer. */
export const TransferState = chakra('div', {
  variants: { pending: { true: { 'html[data-stateless] &': { display: 'none' } } } },
});
/** Says that there are no details. */
export const MissingState = chakra('div', {
  variants: { pending: { true: { 'html:not([data-stateless]) &': { display: 'none' } } } },
});
