import { useLocation } from 'react-router-dom';
import { loadCode } from '../client/load-code.ts';
import type { ShellContent } from '../page-contents.ts';
import { paths } from '../page-table.ts';
import { whatsappLink } from '../transaction/whatsapp.ts';
import { HelpIcon } from '../ui/icons.tsx';
import { styled } from '../ui/styled.ts';

const Floating = styled('a', {
  position: 'fixed',
  right: '5',
  bottom: 'max(20px, env(safe-area-inset-bottom))',
  zIndex: '20',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2.5',
  width: '14',
  height: '14',
  borderRadius: 'pill',
  border: '1px solid {colors.gold.line}',
  bg: 'surface.raised',
  color: 'fg',
  fontWeight: '600',
  fontSize: 'ui',
  textDecoration: 'none',
  boxShadow: 'float',
  transition: 'opacity .16s {easings.ink}',
  '& svg': { color: 'gold', width: '1.375em', height: '1.375em' },
  '@media (max-width: 1439.98px)': { '& span': { layerStyle: 'visuallyHidden' } },
  '@media (min-width: 1440px)': {
    width: 'auto',
    height: '13',
    paddingRight: '5',
    paddingLeft: '4',
  },
  // Hidden from eye and pointer only: the keyboard still reaches it, and focus shows it.
  '&[data-away]:not(:focus-visible)': { opacity: '0', pointerEvents: 'none' },
  // On a phone a toast takes the whole width.
  '@media (max-width: 639.98px)': { 'body:has([data-toast]) &': { visibility: 'hidden' } },
  '@media (scripting: none)': { '&[data-away]:not(:focus-visible)': { opacity: '1', pointerEvents: 'auto' } },
  '@media print': { display: 'none' },
});

/** Needs no cleanup: the link lives as long as the application. Without the code it shows at its first place. */
function findPlace(link: HTMLElement | null) {
  if (!link) return;
  loadCode('src/sections/keep-clear.ts', () => import('./keep-clear.ts')).then(
    ({ keepClear }) => keepClear(link),
    () => link.removeAttribute('data-away'),
  );
}

export function HelpButton({ label, whatsapp, ...texts }: ShellContent['help'] & { whatsapp: string }) {
  const { pathname } = useLocation();
  const message =
    pathname === paths.confirmation
      ? texts.confirmationMessage
      : pathname === paths.donation
        ? texts.donationMessage
        : texts.message;
  return (
    <aside aria-label={label}>
      <Floating
        ref={findPlace}
        // Hidden until keepClear has placed it.
        data-away=""
        href={whatsappLink(whatsapp, message)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        <HelpIcon />
        <span>{label}</span>
      </Floating>
    </aside>
  );
}
