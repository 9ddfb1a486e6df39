import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { endsInCode, type Quote } from '../../transaction/order.ts';
import { Button } from '../../ui/button.tsx';
import { styled } from '../../ui/styled.ts';
import { words } from '../../words.ts';
import { AmountText } from './amount-text.tsx';

interface Props {
  figures: Quote;
  busy: boolean;
}

const Bar = styled('section', {
  position: 'fixed',
  zIndex: '22',
  insetInline: '0',
  bottom: '0',
  display: { base: 'grid', md: 'none' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '3',
  alignItems: 'center',
  minHeight: '14',
  paddingTop: '5px',
  paddingInline: '4',
  paddingBottom: 'calc(5px + env(safe-area-inset-bottom))',
  bg: 'surface.raised',
  borderTop: '1px solid {colors.gold.line}',
  boxShadow: 'inset 0 3px 0 {colors.surface.raised}, inset 0 4px 0 {colors.rule}',
  transition: 'transform .2s {easings.ink}, visibility .2s',
  '&[data-away]': { transform: 'translateY(100%)', visibility: 'hidden' },
  '& p': { display: 'flex', flexWrap: 'wrap', columnGap: '2', alignItems: 'baseline', lineHeight: '1.15' },
  '& small': { fontSize: 'caption', color: 'fg.muted' },
  '& b': { textStyle: 'number', fontSize: '3xl', lineHeight: '1.2' },
  '@media print': { display: 'none' },
});

/** The height of the bar at the foot of the screen, in CSS px. */
const height = 56;

const isTyping = () => document.activeElement?.matches('input:not([type=radio]), select, textarea') ?? false;

/** Whether the breakdown's button is below the screen and no field has focus. A field may show a keyboard or a list. */
function useIsWanted(bar: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useLayoutEffect(() => {
    const button = bar.current?.closest('form')?.querySelector('[type=submit]');
    if (!button) return;
    const update = () => setWanted(button.getBoundingClientRect().top > innerHeight - height && !isTyping());
    // Measures before the first figure is painted, because an observer would report later.
    update();
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${height}px` });
    observer.observe(button);
    // Waits, because no element has focus while it moves from field to field.
    const updateSoon = () => requestAnimationFrame(update);
    addEventListener('focusin', update);
    addEventListener('focusout', updateSoon);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', update);
      removeEventListener('focusout', updateSoon);
    };
  }, [bar]);
  return isWanted;
}

/** Keeps the toast and scrolled-to elements clear of the bar. */
function useRoom(bar: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '72px'; // the bar, and 16 px of space
    style.setProperty('--foot', `${bar.current?.offsetHeight}px`);
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--foot');
    };
  }, [bar, isWanted]);
}

/** The total and a second submit button of the same form. Only phones show them. */
export function TotalBar({ figures, busy }: Props) {
  const bar = useRef<HTMLElement>(null);
  const isWanted = useIsWanted(bar);
  useRoom(bar, isWanted);
  return (
    <Bar ref={bar} aria-label={words.form.total} data-bar="" data-away={isWanted ? undefined : ''}>
      <p>
        <small>{words.form.sum}</small>
        <b>
          <AmountText value={figures.total} marked={endsInCode(figures)} />
        </b>
      </p>
      <Button type="submit" size="sm" aria-busy={busy}>
        {words.form.submitShort}
      </Button>
    </Bar>
  );
}
