import { chakra } from '@chakra-ui/react';

export const VisuallyHidden = chakra('div', { base: { layerStyle: 'visuallyHidden', whiteSpace: 'nowrap' } });
