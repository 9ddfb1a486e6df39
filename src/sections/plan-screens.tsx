import type { PageContents } from '../page-contents.ts';
import { CroppedScreen } from '../ui/cropped-screen.tsx';
import { Picture } from '../ui/picture.tsx';
import { styled } from '../ui/styled.ts';

/** On the rule below the head. */
const Screens = styled('div', {
  display: 'flex',
  justifyContent: 'center',
  gap: '6',
  marginTop: { base: '6', xl: '0' },
  borderBottom: { base: '1px solid {colors.gold.line}', xl: '0' },
  '& > span': { width: { base: '148px', md: '180px', xl: '164px' } },
  // A night screen drowns on black.
  '& > span + span': { borderColor: 'gold' },
  xl: { position: 'absolute', bottom: '0', right: '13', maxWidth: '352px' },
  '@media print': { display: 'none' },
});

/** The screens of the plans, side by side. */
export const PlanScreens = ({ items }: Pick<PageContents['pricing']['plans'], 'items'>) => (
  <Screens>
    {items.map(
      ({ name, picture }) =>
        picture && (
          <CroppedScreen key={name}>
            <Picture picture={picture} sizes="174px" eager />
          </CroppedScreen>
        ),
    )}
  </Screens>
);
