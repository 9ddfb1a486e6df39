import { chakra } from '../ui/styled.ts';
import { words } from '../words.ts';
import { Brand } from './brand.tsx';
import { Pages } from './footer-links.tsx';

const Short = chakra('div', {
  base: { display: { md: 'none' }, '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: '6', marginTop: '2' } },
});

const Fold = chakra('details', {
  base: {
    display: { md: 'none' },
    '& summary': { layerStyle: 'target', color: 'accent', fontWeight: '600', cursor: 'pointer' },
  },
});

/**
 * On phones, where somebody pays: what stays of the footer, and the line from which the rest opens. The rest follows it
 * rather than being in it (src/ui/global-css.ts), so that wider screens show it; it works without scripts.
 */
export function FooterFold({ productName }: { productName: string }) {
  return (
    <>
      <Short>
        <Brand productName={productName} />
        <ul>
          <Pages of={['contact', 'privacy', 'terms']} />
        </ul>
      </Short>
      <Fold>
        <summary>{words.nav.more}</summary>
      </Fold>
    </>
  );
}
