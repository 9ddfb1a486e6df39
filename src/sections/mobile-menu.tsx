import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CloseIcon, DownloadIcon, SunIcon } from '../ui/icons.tsx';
import { Khatim } from '../ui/khatim.tsx';
import { Logo } from '../ui/logo.tsx';
import { words } from '../words.ts';
import { navigation, useCurrent } from './navigation.ts';
import { Brand } from './site-header.tsx';

/** A native modal dialog: focus trap, Escape and focus return come with it. Opened by index.html. */
const Sheet = chakra('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    border: '0',
    margin: '0',
    padding: '0 20px 28px',
    bg: 'surface',
    color: 'fg',
    overflowY: 'auto',
    '--logo-ground': '{colors.surface}',
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
});

const Top = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: '64px',
    flex: 'none',
    '& button': {
      width: '44px',
      height: '44px',
      display: 'grid',
      placeItems: 'center',
      cursor: 'pointer',
      borderRadius: 'control',
    },
    '& button svg': { width: '1.375em', height: '1.375em' },
  },
});

const Items = chakra('nav', {
  base: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '60px',
      fontFamily: 'heading',
      fontWeight: '500',
      fontSize: '1.5rem',
      lineHeight: '1.2',
      textDecoration: 'none',
      borderBottom: '1px solid {colors.border}',
    },
    '& a svg': { display: 'none' },
    '& a[aria-current]': { color: 'gold' },
    '& a[aria-current] svg': { display: 'block' },
  },
});

const Foot = chakra('div', {
  base: {
    display: 'grid',
    gap: '12px',
    marginTop: 'auto',
    paddingTop: '28px',
    '& p': { display: 'flex', flexWrap: 'wrap', gap: '8px 20px', fontSize: 'note', color: 'fg.muted' },
    '& p a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
});

export function MobileMenu({ productName }: { productName: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const current = useCurrent();
  return (
    <Sheet ref={dialog} id="menu" aria-label={words.nav.menu}>
      <Top>
        <Brand to={paths.home} onClick={close}>
          <Logo size={30} />
          {productName}
        </Brand>
        <button type="button" data-closes="menu" aria-label={words.nav.closeMenu}>
          <CloseIcon />
        </button>
      </Top>
      <Items aria-label={words.nav.label}>
        {navigation.map((name) => (
          <Link key={name} to={paths[name]} aria-current={current(name)} onClick={close}>
            {words.nav[name]}
            <Khatim size={20} />
          </Link>
        ))}
      </Items>
      <Foot>
        <ButtonLink to={paths.download} full onClick={close}>
          <DownloadIcon />
          {words.nav.getApp}
        </ButtonLink>
        <Button type="button" variant="line" full data-theme-toggle="">
          <SunIcon />
          {words.nav.changeTheme}
        </Button>
        <p>
          <Link to={paths.privacy} onClick={close}>
            {words.nav.privacy}
          </Link>
          <Link to={paths.terms} onClick={close}>
            {words.nav.terms}
          </Link>
        </p>
      </Foot>
    </Sheet>
  );
}
