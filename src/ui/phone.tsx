import { chakra } from '@chakra-ui/react';

export const Phone = chakra('span', {
  base: {
    layerStyle: 'framed',
    display: 'block',
    padding: '5px',
    borderRadius: 'phone',
    boxShadow: 'float',
    '& img': { width: '100%', height: 'auto', borderRadius: 'screen' },
  },
});
