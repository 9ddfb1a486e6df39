import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { loadCode } from '../../client/load-code.ts';
import { hideLoadFailure, showLoadFailure } from '../../client/load-failure.ts';
import { late, Nothing } from '../../ui/late.tsx';
import { styled } from '../../ui/styled.ts';
import type { MoreSectionsProps } from './more-sections.tsx';
import { rememberOpened } from './opened.ts';

const load = () => loadCode('src/sections/give/more-sections.tsx', () => import('./more-sections.tsx'));

/** About as high as the sections, so that the page does not shrink for a visitor who has scrolled. */
const Spacer = styled('div', {
  minHeight: { base: '2000px', md: '1670px', xl: '1470px' },
  '@media print': { display: 'none' },
});

/** Keeps the focused element in place on the screen when the sections appear. */
function Gap({ lasting = false }: { lasting?: boolean }) {
  useLayoutEffect(() => holdFocus, []);
  return lasting ? null : <Spacer />;
}

/** Measures before the DOM changes and scrolls afterwards. */
function holdFocus() {
  const { activeElement: focused } = document;
  const top = focused?.getBoundingClientRect().top ?? -1;
  if (!focused || focused === document.body || top < 0 || top > innerHeight) return;
  void Promise.resolve().then(() => scrollBy(0, focused.getBoundingClientRect().top - top));
}

/** Reports the failure, and tries again when the connection may be back. */
function Missing(props: MoreSectionsProps) {
  const [Found, setFound] = useState<ComponentType<MoreSectionsProps> | null>(null);
  useEffect(() => {
    const again = async () => {
      const found = await load().catch(() => null);
      if (!found) return;
      hideLoadFailure();
      setFound(() => found.default);
    };
    const ask = () => void again();
    showLoadFailure();
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return Found ? <Found {...props} /> : <Gap lasting />;
}

const Sections = late(load, { waiting: <Gap />, instead: Missing });

/** Everything below the card and its button. Its HTML is prerendered; its code is fetched after the start. */
export function LateSections(props: MoreSectionsProps) {
  useLayoutEffect(rememberOpened, []);
  return <Sections {...props} />;
}

/** Chat from another device. Without this code the button stays, and MoreSections reports the failure. */
export const LateChat = late(
  () => loadCode('src/sections/give/chat-elsewhere.tsx', () => import('./chat-elsewhere.tsx')),
  { instead: Nothing },
);

/** As high as the field of the proof. */
const ProofSpacer = styled('div', { minHeight: '172px' });

/** May be missing: the proof is optional, and donors attach it in the chat. */
export const LateProof = late(() => loadCode('src/sections/give/proof-field.tsx', () => import('./proof-field.tsx')), {
  waiting: <ProofSpacer />,
  instead: Nothing,
});
