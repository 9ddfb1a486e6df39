import type { PageContents } from '../page-contents.ts';
import { ScreenFigure } from '../ui/cropped-screen.tsx';
import { FeatureIcon } from '../ui/feature-icon.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';
import { typeset } from '../ui/typeset.tsx';

type Page = PageContents['download'];

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { lg: 'minmax(0, 1fr) 420px' },
    rowGap: '7',
    columnGap: '14',
    marginTop: '5',
  },
});

const List = chakra('ul', {
  base: {
    alignSelf: 'start',
    '& li': {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr)',
      columnGap: '5',
      rowGap: '0.5',
      paddingBlock: '4.5',
      borderTop: '1px solid {colors.border}',
    },
    '& svg': { gridRow: '1 / span 2' },
    '& p': { lineHeight: '1.5', color: 'fg.muted' },
  },
});

const Screens = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: '6',
    alignItems: 'end',
    '& figcaption': { display: 'grid', justifyItems: 'start', paddingTop: '2.5' },
  },
});

export function Benefits({ heading, items, screens }: Page['benefits'] & { screens: Page['gallery']['items'] }) {
  return (
    <SheetRow id="manfaat" heading={heading}>
      <Columns>
        <List>
          {items.map(({ icon, title, description }) => (
            <li key={title}>
              <FeatureIcon name={icon} />
              <h3>{title}</h3>
              <p>{typeset(description)}</p>
            </li>
          ))}
        </List>
        <Screens>
          {screens.map((screen) => (
            <ScreenFigure key={screen.title} {...screen} sizes="198px" />
          ))}
        </Screens>
      </Columns>
    </SheetRow>
  );
}
