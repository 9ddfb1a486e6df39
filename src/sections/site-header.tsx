import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DownloadIcon, MenuIcon, MoonIcon, SunIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/ornament/logo.tsx';
import { starMask } from '../ui/ornament/ornament-uris.ts';
import { words } from '../words.ts';
import { navigation, useCurrent } from './navigation.ts';
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
    paddingLeft: '5',
    paddingRight: { base: '5', xl: '11' },
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
  },
});

export const Brand = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'touch',
    marginRight: 'auto',
    color: 'fg',
    textDecoration: 'none',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: { base: 'md', lg: 'lg' },
    lineHeight: '1',
    letterSpacing: '-.005em',
    whiteSpace: 'nowrap',
    '& .logo': { color: 'gold', width: { base: '7.5', lg: '34px' }, height: 'auto' },
  },
});

const Bookmarks = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'flex' },
    gap: '0.5',
    '& a': {
      layerStyle: 'target',
      position: 'relative',
      paddingInline: { lg: '2.5', xl: '13px' },
      color: 'fg.muted',
      fontWeight: '500',
      fontSize: 'ui',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      borderRadius: 'control',
      _hover: { color: 'fg' },
    },
    '& a[aria-current]': { color: 'fg' },
    '& a[aria-current]::after': {
      content: '""',
      position: 'absolute',
      left: '50%',
      bottom: '1px',
      width: '11px',
      height: '11px',
      transform: 'translateX(-50%)',
      bg: 'gold',
      mask: `${starMask} center/contain no-repeat`,
      WebkitMask: `${starMask} center/contain no-repeat`,
    },
  },
});

const Tool = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: 'touch',
    height: 'touch',
    color: 'fg',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'surface.raised' },
    '& svg': { width: '1.375em', height: '1.375em' },
    '& .sun': { display: 'none', _dark: { display: 'block' } },
    '& .moon': { display: 'block', _dark: { display: 'none' } },
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
  const current = useCurrent();
  return (
    <>
      <SkipLink href="#isi">{words.nav.skip}</SkipLink>
      <Bar>
        <Inner>
          <Brand to={paths.home}>
            <Logo size={34} />
            {productName}
          </Brand>
          <Bookmarks aria-label={words.nav.label}>
            {navigation.map((name) => (
              <Link key={name} to={paths[name]} aria-current={current(name)}>
                {words.nav[name]}
              </Link>
            ))}
          </Bookmarks>
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
