import type { PageContents } from '../page-contents.ts';
import { CroppedScreen } from '../ui/cropped-screen.tsx';
import { Picture } from '../ui/picture.tsx';
import { styled } from '../ui/styled.ts';

const Screens = styled('div', {
  display: 'flex',
  justifyContent: 'center',
  marginTop: { base: '6', xl: '0' },
  // From xl on they stand on the rule below the head, at its right.
  xl: { position: 'absolute', bottom: '0', right: '10', maxWidth: '376px' },
  '@media print': { display: 'none' },
});

const Screen = styled('figure', {
  position: 'relative',
  paddingInline: '3',
  '& > span': { width: { base: '33', md: '164px' }, maxWidth: '100%' },
  // A night screen drowns on black.
  'figure + & > span': { borderColor: 'gold' },
  '& figcaption': {
    textStyle: 'caption',
    position: { xl: 'absolute' },
    top: '100%',
    insetInline: '0',
    marginInline: { base: '-3', xl: '0' },
    paddingTop: '2',
    borderTop: { base: '1px solid {colors.gold.line}', xl: '0' },
    textAlign: 'center',
    color: 'fg.muted',
  },
});

/** A screen of each plan, side by side. */
export const PlanScreens = ({ items }: Pick<PageContents['pricing']['plans'], 'items'>) => (
  <Screens>
    {items.map(
      ({ name, cardTitle, picture }) =>
        picture && (
          <Screen key={name}>
            <CroppedScreen>
              <Picture picture={picture} sizes="154px" eager />
            </CroppedScreen>
            <figcaption>{cardTitle ?? name}</figcaption>
          </Screen>
        ),
    )}
  </Screens>
);
