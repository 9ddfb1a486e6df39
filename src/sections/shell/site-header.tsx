import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { leavingAttribute, mainId, scrolledAttribute, scrollLineId } from '../../client/protocol.ts';
import { isGiving, linkWord, paths } from '../../page-table.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DownloadIcon, MenuIcon, MoonIcon, SunIcon } from '../../ui/icons.tsx';
import { currentStar } from '../../ui/ornament/current-star.ts';
import { words } from '../../words/site.ts';
import { Brand } from './brand.tsx';
import { navigation, useAriaCurrent } from './navigation.ts';

const MenuLink = chakra('a', {
  base: {
    layerStyle: 'touchLink',
    position: 'relative',
    paddingInline: { base: '2.5', xl: '13px' },
    color: 'fg.muted',
    fontWeight: '500',
    fontSize: 'menu',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderRadius: 'control',
    _hover: { color: 'fg', textDecoration: 'underline' },
    // Narrower screens have the menu's dialog, and need not load the star.
    lg: { '&[aria-current]': { color: 'fg', _after: currentStar } },
  },
});

/** All space between the name of the site and the buttons, with the gaps beside it (negative margins). */
const Room = chakra('div', {
  base: { display: { lg: 'none' }, flex: '1', marginInline: '-1', containerType: 'inline-size', textAlign: 'right' },
});

/** Donors need not open the menu of a phone for it. It shows only if it fits into `Room`. */
const Donate = chakra('a', {
  base: {
    layerStyle: 'touchLink',
    display: 'none',
    color: 'accent',
    fontWeight: '600',
    fontSize: 'sm',
    '@container (min-width: 3.5em)': { display: 'inline-flex' }, // the width of “Donasi”
  },
});

function MenuLinks() {
  const current = useAriaCurrent();
  return (
    <chakra.nav aria-label={words.nav.label} display={{ base: 'none', lg: 'flex' }} gap="0.5">
      {navigation.map((name) => (
        <MenuLink key={name} href={paths[name]} aria-current={current(name)}>
          {linkWord(name)}
        </MenuLink>
      ))}
    </chakra.nav>
  );
}

const scrollTimeline = '(animation-timeline: scroll())';

/**
 * The gold line below the header is decorative. It shows the scroll position, or progress while the next page loads.
 * In browsers without scroll timelines src/client/page.ts moves it.
 */
const Line = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '-1px',
    left: { '2xl': 'calc(50% - var(--sheet) / 2)' },
    width: { base: '100%', '2xl': 'sheet' },
    height: '3px',
    bg: 'gold',
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    forcedColorAdjust: 'none',
    [`@supports ${scrollTimeline}`]: {
      animation: 'progress linear both',
      // This has its own rule, because the minifier would merge it into the shorthand, which browsers reject.
      '&&': { animationTimeline: 'scroll(root)' },
    },
    // While the next page loads (src/client/next-page.ts): begins after 150 ms and runs for a minute at most.
    [`[${leavingAttribute}] &`]: { animation: 'progress 1s .15s 60 forwards' },
  },
});

const solid = { '--logo-ground': '{colors.surface}', _before: { opacity: '1' } };

/** The header is transparent at the top, and solid once src/client/head.ts sets its attribute (after 20 px). */
const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    height: { base: '16', lg: '18' },
    marginBottom: { base: '-16', lg: '-18' },
    '--logo-ground': '{colors.bg}',
    _before: {
      layerStyle: 'overlay',
      insetBlock: '0',
      // From 2xl on the header ends at the sheet.
      insetInline: { base: '0', '2xl': 'calc(50% - var(--sheet) / 2)' },
      bg: 'surface',
      borderBottom: '1px solid {colors.rule}',
      opacity: '0',
      transition: 'opacity .2s {easings.ink}',
    },
    [`[${scrolledAttribute}] &`]: solid,
    // Without scripts nothing reports scrolling, and the page would show through the menu.
    '@media (scripting: none)': solid,
  },
});

const Inner = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    position: 'relative',
    maxWidth: 'sheet',
    height: '100%',
    marginInline: 'auto',
    paddingLeft: 'var(--gutter)',
    // Below lg the icon of the menu ends nearer to the edge of the text than its target does.
    paddingRight: { base: 'calc(var(--gutter) - 8px)', lg: 'var(--edge)' },
    gap: { base: '1', lg: '1.5' },
  },
});

const Tool = chakra('button', {
  base: {
    layerStyle: 'iconButton',
    border: '1px solid transparent',
    borderRadius: 'control',
    // The border gives the hover state a contrast of 3:1: dark backgrounds alone differ too little.
    _hover: { borderColor: 'gold.line', bg: 'surface.raised', color: 'gold' },
    '& svg': { width: '1.375em', height: '1.375em' },
  },
});

const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    top: '-80px',
    zIndex: 'skipLink',
    paddingBlock: '3',
    paddingInline: '5',
    bg: 'solid',
    color: 'solid.fg',
    borderRadius: 'control',
    _focus: { top: '3' },
  },
});

export function SiteHeader({ productName }: { productName: string }) {
  const { pathname } = useLocation();
  // The button is not louder than a form of giving, or than the same button at the head of Download.
  const quiet = isGiving(pathname) || pathname === paths.download;
  return (
    <>
      <SkipLink href={`#${mainId}`}>{words.nav.skip}</SkipLink>
      <Bar>
        <Inner>
          <Brand productName={productName} />
          <MenuLinks />
          <Room>{!isGiving(pathname) && <Donate href={paths.donation}>{linkWord('donation')}</Donate>}</Room>
          <Tool type="button" data-scripts="" data-theme-toggle="" aria-label={words.nav.theme.label}>
            <SunIcon className="sun" />
            <MoonIcon className="moon" />
          </Tool>
          <chakra.span display={{ base: 'none', lg: 'inline-flex' }}>
            <ButtonLink href={paths.download} size="sm" variant={quiet ? 'line' : 'solid'}>
              <DownloadIcon />
              {words.nav.download.short}
            </ButtonLink>
          </chakra.span>
          <Tool
            type="button"
            lg={{ display: 'none' }}
            data-scripts=""
            data-opens="menu"
            aria-haspopup="dialog"
            aria-label={words.nav.openMenu}
          >
            <MenuIcon />
          </Tool>
        </Inner>
        <Line id={scrollLineId} aria-hidden="true" />
      </Bar>
    </>
  );
}
