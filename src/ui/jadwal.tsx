import { chakra } from '@chakra-ui/react';

/** The ruled frame of a page of the mushaf, with a knot at each corner. */
export const Jadwal = chakra('div', { base: { layerStyle: 'jadwal' } });
