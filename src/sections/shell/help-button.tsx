import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import type { ShellContent } from '../../page-contents.ts';
import { isGiving, paths } from '../../page-table.ts';
import { whatsappLink } from '../../transaction/whatsapp.ts';
import { HelpIcon } from '../../ui/icons.tsx';
import { newTab } from '../../ui/new-tab-link.tsx';
import { words } from '../../words/site.ts';

/** The button comes last. On wide screens it floats at the edge (docs/what-the-site-does.md#menu-and-footer). */
const Place = chakra('aside', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    paddingBottom: '5',
    // The button ends at the right edge of the text.
    paddingInline: 'calc(50% - min(50%, var(--sheet) / 2) + var(--edge))',
    bg: 'bg.sunken',
    '2xl': { display: 'contents' },
    _print: { display: 'none' },
  },
});

const Help = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    minHeight: '13',
    paddingRight: '5',
    paddingLeft: '4',
    borderRadius: 'pill',
    border: '1px solid {colors.gold.line}',
    bg: 'surface.raised',
    color: 'fg',
    fontWeight: '600',
    fontSize: 'sm',
    textDecoration: 'none',
    '& svg': { color: 'gold', width: '1.375em', height: '1.375em' },
    '2xl': {
      position: 'fixed',
      right: '2.5',
      bottom: '5',
      // Over the edge of the sheet.
      zIndex: 'help',
      width: '14',
      height: '14',
      padding: '0',
      boxShadow: 'float',
    },
  },
});

export function HelpButton({ whatsapp, ...texts }: ShellContent['help'] & { whatsapp: string }) {
  const { pathname } = useLocation();
  // Both pages of giving are one document. src/pages/giving-router.tsx shows the link of the current address.
  const messages = isGiving(pathname)
    ? { [paths.donation]: texts.donationMessage, [paths.confirmation]: texts.confirmationMessage }
    : { [pathname]: texts.message };
  const shownAt = (path: string) => isGiving(pathname) && { 'data-at': path, hidden: path !== pathname };
  return (
    <Place aria-label={words.help}>
      {Object.entries(messages).map(([path, message]) => (
        <Help key={path} {...shownAt(path)} href={whatsappLink(whatsapp, message)} {...newTab} aria-label={words.help}>
          <HelpIcon />
          <chakra.span css={{ '2xl': { srOnly: true } }}>{words.help}</chakra.span>
        </Help>
      ))}
    </Place>
  );
}
