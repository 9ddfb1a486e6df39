import { chakra, Flex, Grid } from '@chakra-ui/react';
import { linkWord, paths } from '../../page-table.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CloseIcon, DownloadIcon, MoonIcon, SunIcon } from '../../ui/icons.tsx';
import { goldStar } from '../../ui/ornament/current-star.ts';
import { words } from '../../words/site.ts';
import { Brand } from './brand.tsx';
import { navigation, useAriaCurrent } from './navigation.ts';

/** A native modal dialog, which traps and returns focus and handles Escape. src/client/handle-controls.ts opens it. */
const Menu = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    border: '0',
    padding: '0',
    paddingInline: '5',
    paddingBottom: '7',
    bg: 'surface',
    color: 'fg',
    '--logo-ground': '{colors.surface}',
    transform: 'translateX(16px)',
    opacity: '0',
    transition: 'transform .16s {easings.ink}, opacity .16s, display .16s allow-discrete, overlay .16s allow-discrete',
    _open: {
      display: 'flex',
      flexDirection: 'column',
      transform: 'none',
      opacity: '1',
      transition: 'none',
      animation: 'slide .2s {easings.ink}',
    },
  },
});

const Close = chakra('button', {
  base: { layerStyle: 'iconButton', marginLeft: 'auto', marginRight: '-2', borderRadius: 'control' },
});

const MenuLink = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '60px',
    textStyle: 'heading',
    fontSize: '5xl',
    textDecoration: 'none',
    borderBottom: '1px solid {colors.border}',
    '&[aria-current]': { color: 'gold' },
    '&[aria-current]::after': { content: '""', width: '4', height: '4', ...goldStar },
  },
});

const SmallLink = chakra('a', { base: { layerStyle: 'touchLink' } });

export function MobileMenu({ productName }: { productName: string }) {
  const current = useAriaCurrent();
  return (
    <Menu id="menu" aria-label={words.nav.menu}>
      <Flex align="center" height="16" flex="none">
        <Brand productName={productName} />
        <Close type="button" data-closes="menu" aria-label={words.nav.closeMenu}>
          <CloseIcon />
        </Close>
      </Flex>
      <nav aria-label={words.nav.label}>
        {navigation.map((name) => (
          <MenuLink key={name} href={paths[name]} aria-current={current(name)}>
            {linkWord(name)}
          </MenuLink>
        ))}
      </nav>
      <Grid gap="3" marginTop="auto" paddingTop="7">
        <ButtonLink href={paths.download} full>
          <DownloadIcon />
          {words.nav.download.app}
        </ButtonLink>
        <Button type="button" variant="line" full data-theme-toggle="">
          <SunIcon className="sun" />
          <MoonIcon className="moon" />
          {words.nav.theme.short}
        </Button>
        <Flex as="p" wrap="wrap" rowGap="2" columnGap="5" fontSize="xs" color="fg.muted">
          <SmallLink href={paths.privacy}>{linkWord('privacy')}</SmallLink>
          <SmallLink href={paths.terms}>{linkWord('terms')}</SmallLink>
        </Flex>
      </Grid>
    </Menu>
  );
}
