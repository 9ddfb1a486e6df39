import { paths } from '../page-table.ts';
import { mainId } from '../client/protocol.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon, MenuIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import { words } from '../words.ts';
import { Bookmarks } from './bookmarks.tsx';
import { Brand } from './brand.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { chakra } from '../ui/styled.ts';

const solid = { '--logo-ground': '{colors.surface}', _before: { opacity: '1' } };

/** Transparent at the top; solid once `data-scrolled` is on the root (index.html, after 20 px). */
const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '30',
    height: { base: '16', lg: '18' },
    marginBottom: { base: '-16', lg: '-18' },
    '--logo-ground': '{colors.bg}',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      bg: 'surface',
      borderBottom: '1px solid {colors.rule}',
      opacity: '0',
      transition: 'opacity .2s {easings.ink}',
    },
    '[data-scrolled] &': solid,
    // Nothing reports scrolling then, and the page would show through the menu.
    '@media (scripting: none)': solid,
  },
});

const Inner = chakra('div', {
  base: {
    position: 'relative',
    maxWidth: 'sheet',
    height: '100%',
    marginInline: 'auto',
    paddingLeft: 'var(--gutter)',
    paddingRight: { base: 'var(--gutter)', xl: '11' },
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
  },
});

const Tool = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    color: 'fg',
    border: '1px solid transparent',
    borderRadius: 'control',
    cursor: 'pointer',
    // The state differs by 3 to 1 from its ground: dark grounds alone differ too little to be seen.
    _hover: { borderColor: 'gold.line', bg: 'surface.raised', color: 'gold' },
    '& svg': { width: '1.375em', height: '1.375em' },
  },
  variants: { only: { mobile: { display: { base: 'inline-grid', lg: 'none' } } } },
});

const WideOnly = chakra('span', { base: { display: { base: 'none', lg: 'inline-flex' } } });

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-80px',
    zIndex: '99',
    paddingBlock: '3',
    paddingInline: '5',
    bg: 'solid',
    color: 'solid.fg',
    borderRadius: 'control',
    _focus: { top: '3' },
  },
});

interface Props {
  productName: string;
}

export function SiteHeader({ productName }: Props) {
  return (
    <>
      <SkipLink href={`#${mainId}`}>{words.nav.skip}</SkipLink>
      <Bar>
        <Inner>
          <Brand productName={productName} />
          <Bookmarks />
          <Tool type="button" data-scripts="" data-theme-toggle="" aria-label={words.nav.theme}>
            <SunIcon className="sun" />
            <MoonIcon className="moon" />
          </Tool>
          <WideOnly>
            <ButtonLink to={paths.download} size="sm">
              <DownloadIcon />
              {words.nav.get}
            </ButtonLink>
          </WideOnly>
          <Tool
            type="button"
            only="mobile"
            data-scripts=""
            data-opens="menu"
            aria-haspopup="dialog"
            aria-label={words.nav.openMenu}
          >
            <MenuIcon />
          </Tool>
        </Inner>
        <ReadingProgress />
      </Bar>
    </>
  );
}
