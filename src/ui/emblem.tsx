import { Box, type HTMLChakraProps } from '@chakra-ui/react';
import { LargeSyamsah, SmallSyamsah } from './ornament/syamsah.tsx';
import { Gloss } from './sheet.tsx';
import { typeset } from './typeset.tsx';

// By the class `emblem`, src/theme/global-css.ts hides these pictures in print.

export const SmallEmblem = () => (
  <Box className="emblem" display={{ xl: 'none' }}>
    <SmallSyamsah />
  </Box>
);

const LargeEmblem = () => (
  <Box className="emblem" display={{ base: 'none', xl: 'block' }}>
    <LargeSyamsah />
  </Box>
);

/** The picture at the head of a page: a small one below xl, a large one from xl on. */
export const Emblem = () => (
  <>
    <SmallEmblem />
    <LargeEmblem />
  </>
);

interface EmblemMarginProps extends HTMLChakraProps<'div'> {
  gloss?: string | null;
}

/** The margin of a head. Below xl it is not shown. */
export const EmblemMargin = ({ gloss, ...style }: EmblemMarginProps) => (
  <Box display={{ base: 'none', xl: 'block' }} marginTop="-2.5" paddingRight="7" {...style}>
    <LargeEmblem />
    {gloss && <Gloss marginTop="3.5">{typeset(gloss)}</Gloss>}
  </Box>
);
