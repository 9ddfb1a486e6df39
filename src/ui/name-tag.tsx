import { chakra } from '@chakra-ui/react';

/** A word in gold after a name, such as “Pro”. */
export const NameTag = chakra('small', {
  base: { fontFamily: 'body', fontSize: '2xs', fontWeight: '600', color: 'gold' },
});
