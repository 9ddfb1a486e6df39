import type { PageContents } from '../page-contents.ts';
import { CroppedScreen } from '../ui/cropped-screen.tsx';
import { Picture } from '../ui/picture.tsx';
import { chakra } from '@chakra-ui/react';

const Screens = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'start',
    marginTop: { base: '6', xl: '0' },
    xl: { position: 'absolute', bottom: '4', right: '13', width: '392px' },
    '@media print': { display: 'none' },
  },
});

const Screen = chakra('figure', {
  base: {
    flex: '1',
    minWidth: '0',
    '& > span': { maxWidth: { base: '33', md: '176px' }, marginInline: 'auto' },
    '& figcaption': {
      textStyle: 'caption',
      paddingTop: '1.5',
      borderTop: '1px solid {colors.gold.line}',
      textAlign: 'center',
      color: 'fg.muted',
    },
  },
});

/** A screen of each plan, side by side. */
export const PlanScreens = ({ items }: Pick<PageContents['pricing']['plans'], 'items'>) => (
  <Screens>
    {items.map(
      ({ name, picture, caption }) =>
        picture && (
          <Screen key={name}>
            <CroppedScreen>
              <Picture picture={picture} sizes="166px" eager />
            </CroppedScreen>
            <figcaption>{caption}</figcaption>
          </Screen>
        ),
    )}
  </Screens>
);
