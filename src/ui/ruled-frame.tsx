import { chakra } from '@chakra-ui/react';

/** The ruled frame of a page of the mushaf, with a knot at each corner. */
export const RuledFrame = chakra('div', { base: { layerStyle: 'ruledFrame' } });
