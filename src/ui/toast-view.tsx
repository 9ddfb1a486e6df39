import { chakra } from '@chakra-ui/react/styled-system';
import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { words } from '../words.ts';
import { CheckIcon, CloseIcon, HelpIcon, OctagonIcon } from './icons.tsx';
import { currentToast, dismissToast, subscribe } from './toast.ts';

const Viewport = chakra(Radix.Viewport, {
  base: {
    position: 'fixed',
    left: '20px',
    bottom: 'max(20px, env(safe-area-inset-bottom))',
    zIndex: '50',
    width: 'min(400px, calc(100vw - 40px))',
    '&:focus-visible': { outlineOffset: '6px' },
  },
});

const Slip = chakra(Radix.Root, {
  base: {
    display: 'grid',
    gridTemplateColumns: '24px 1fr 44px',
    gap: '12px',
    alignItems: 'start',
    padding: '14px 6px 14px 16px',
    bg: 'surface.raised',
    border: '1px solid {colors.border.strong}',
    borderLeft: '4px solid {colors.accent}',
    borderRadius: 'control',
    boxShadow: 'toast',
    '& > svg': { color: 'accent', marginTop: '1px' },
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform .2s {easings.ink}' },
    '&[data-swipe=end]': { transform: 'translateX(110%)', transition: 'transform .16s {easings.ink}' },
  },
  variants: {
    tone: {
      neutral: {},
      success: { borderLeftColor: 'success', '& > svg': { color: 'success' } },
      danger: { borderColor: 'danger', bg: 'danger.subtle', '& > svg': { color: 'danger' } },
    },
  },
});

const Title = chakra(Radix.Title, { base: { display: 'block', fontWeight: '600', lineHeight: '1.4' } });
const Description = chakra(Radix.Description, {
  base: { display: 'block', fontSize: 'note', lineHeight: '1.45', color: 'fg', overflowWrap: 'anywhere' },
});
const Close = chakra(Radix.Close, {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    marginBlock: '-10px',
    borderRadius: 'control',
    cursor: 'pointer',
  },
});

const icons = { neutral: HelpIcon, success: CheckIcon, danger: OctagonIcon };

/** One toast for 5000 ms; swipe right 50 px dismisses, F8 focuses the region (specification section 4). */
export function ToastView() {
  const toast = useSyncExternalStore(subscribe, currentToast);
  const Icon = icons[toast?.tone ?? 'neutral'];
  return (
    <Radix.Provider
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={words.toast.region.replace(' ({hotkey})', '')}
    >
      {toast && (
        <Slip
          key={toast.id}
          data-toast=""
          tone={toast.tone}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <Icon />
          <div>
            <Title>{toast.title}</Title>
            <Description>{toast.description}</Description>
          </div>
          <Close aria-label={words.toast.close}>
            <CloseIcon />
          </Close>
        </Slip>
      )}
      <Viewport hotkey={['F8']} label={words.toast.region} />
    </Radix.Provider>
  );
}
