import * as Radix from '@radix-ui/react-toast';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { words } from '../words.ts';
import { CheckIcon, CloseIcon, HelpIcon, OctagonIcon } from './icons.tsx';
import { styled } from './styled.ts';
import { currentToast, dismissToast, subscribe } from './toast.ts';

const Viewport = styled(Radix.Viewport, {
  position: 'fixed',
  left: '5',
  bottom: 'max(20px, env(safe-area-inset-bottom))',
  zIndex: '50',
  // From xl on it fits into the margin of the sheet, beside what is pressed or copied.
  width: { base: 'min(400px, 100vw - 40px)', xl: 'min(400px, 50vw - 388px)' },
  '&[data-high]': { top: '76px', bottom: 'auto' },
  '&:focus-visible': { outlineOffset: '6px' },
});

const ToastRoot = styled(Radix.Root, {
  display: 'grid',
  gridTemplateColumns: '24px 1fr 44px',
  columnGap: '3',
  alignItems: 'start',
  paddingBlock: '3.5',
  paddingRight: '1.5',
  paddingLeft: '4',
  bg: 'surface.raised',
  border: '1px solid {colors.border.strong}',
  borderLeft: '4px solid {colors.accent}',
  borderRadius: 'control',
  boxShadow: 'toast',
  '& > svg': { color: 'accent', marginTop: '1px' },
  animation: 'rise .2s {easings.ink}',
  '&[data-state=closed]:not([data-swipe=end])': { animation: 'fall .16s {easings.ink} forwards' },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '&[data-swipe=cancel]': { transform: 'translateX(0)', transition: 'transform .2s {easings.ink}' },
  '&[data-swipe=end]': { transform: 'translateX(110%)', transition: 'transform .16s {easings.ink}' },
  variants: {
    tone: {
      neutral: {},
      success: { borderLeftColor: 'success', '& > svg': { color: 'success' } },
      danger: { borderColor: 'danger', bg: 'danger.subtle', '& > svg': { color: 'danger' } },
    },
  },
});

const Title = styled(Radix.Title, { fontWeight: '600', lineHeight: '1.4' });

const Description = styled(Radix.Description, {
  textStyle: 'hint',
  gridRow: '2',
  gridColumn: '2 / -1',
  paddingRight: '2.5',
  overflowWrap: 'anywhere',
});

const Close = styled(Radix.Close, {
  layerStyle: 'tool',
  marginBlock: '-2.5',
  borderRadius: 'control',
});

const icons = { neutral: HelpIcon, success: CheckIcon, danger: OctagonIcon };

const overlap = (one: DOMRect, other: DOMRect | undefined) =>
  other && one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;

const rows = 'dl > div, [data-row]';

/** Moves the toast to the top when it would cover its subject or the pressed control; at 400 % it also scrolls. */
function keepClear(place: HTMLElement, near: string | undefined) {
  place.removeAttribute('data-high');
  const row = near ? document.getElementById(near)?.closest(rows) : null;
  const kept = [
    document.activeElement?.closest('button, a'),
    document.querySelector('[data-bar]:not([data-away])'),
    row,
    row?.nextElementSibling?.closest(rows),
  ];
  const isHigh = kept.some((element) => overlap(place.getBoundingClientRect(), element?.getBoundingClientRect()));
  place.toggleAttribute('data-high', isHigh);
  if (!isHigh || !row) return;
  const [top, box] = [place.getBoundingClientRect(), row.getBoundingClientRect()];
  if (overlap(top, box)) scrollBy(0, box.top - top.bottom - 8);
}

function KeepClear({ near }: { near: string | undefined }) {
  const inside = useRef<HTMLSpanElement>(null);
  const keep = () => {
    const place = inside.current?.closest('ol');
    if (place) keepClear(place, near);
  };
  useLayoutEffect(keep, [near]);
  // Runs again after focus on the summary of a form has scrolled the page.
  useEffect(keep, [near]);
  return <span ref={inside} hidden />;
}

/** One toast for 5000 ms; swipe right 50 px dismisses, F8 focuses the region (docs/what-the-site-does.md#toasts). */
export function ToastView() {
  const current = useSyncExternalStore(subscribe, currentToast);
  // A closed toast stays mounted while it leaves.
  const [toast, setToast] = useState(current);
  if (current && current !== toast) setToast(current);
  const Icon = icons[toast?.tone ?? 'neutral'];
  return (
    <Radix.Provider
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
      label={words.toast.region.replace(' ({hotkey})', '')}
    >
      {toast && (
        <ToastRoot
          key={toast.id}
          open={toast === current}
          data-toast=""
          tone={toast.tone}
          type={toast.tone === 'danger' && !toast.polite ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <KeepClear near={toast.near} />
          <Icon />
          <Title>{toast.title}</Title>
          <Description>{toast.description}</Description>
          <Close aria-label={words.toast.close}>
            <CloseIcon />
          </Close>
        </ToastRoot>
      )}
      <Viewport hotkey={['F8']} label={words.toast.region} />
    </Radix.Provider>
  );
}
