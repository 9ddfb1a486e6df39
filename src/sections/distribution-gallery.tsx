import type { PageContents } from '../page-contents.ts';
import { Picture } from '../ui/picture.tsx';
import { SheetRow } from '../ui/sheet.tsx';
import { chakra } from '@chakra-ui/react';

type Props = PageContents['donation']['gallery'];

/** Below md two stand side by side, and the last of an odd number is as wide as both. */
const Pictures = chakra('ul', {
  base: {
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '5',
    marginTop: '9',
    '& > li': { flex: '1 0 40%' },
    '& img': { width: '100%', height: 'auto', border: '1px solid {colors.gold.line}' },
    '& figcaption': { marginTop: '3', fontFamily: 'heading', fontSize: 'sm', lineHeight: '1.3' },
  },
});

const sizes = '(min-width: 1280px) 285px, (min-width: 768px) 30vw, 90vw';

export function DistributionGallery({ gloss, heading, items }: Props) {
  return (
    <SheetRow id="galeri" gloss={gloss} heading={heading}>
      <Pictures>
        {items.map(({ picture, light, caption }) => (
          <li key={caption}>
            <figure>
              <Picture picture={picture} light={light} sizes={sizes} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </Pictures>
    </SheetRow>
  );
}
