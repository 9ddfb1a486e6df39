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
  '& b': { textStyle: 'heading', fontSize: '3xl', lineHeight: '1.2' },
  '@media print': { display: 'none' },
});

/** CSS px that the bar takes at the foot of the screen. */
const height = 56;

const isTyping = () => document.activeElement?.matches('input:not([type=radio]), select, textarea') ?? false;

/** Whether the breakdown's button is below the screen, and no field has focus (keyboard, list of cities). */
function useIsWanted(bar: RefObject<HTMLElement | null>): boolean {
  const [isWanted, setWanted] = useState(false);
  useLayoutEffect(() => {
    const button = bar.current?.closest('form')?.querySelector('[type=submit]');
    if (!button) return;
    const update = () => setWanted(button.getBoundingClientRect().top > innerHeight - height && !isTyping());
    // With the first figure, before it is painted: an observer answers later.
    update();
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${height}px` });
    observer.observe(button);
    // While focus moves from field to field, no element has it.
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

/** Keeps the toast, and what is scrolled into view, clear of the bar. */
function useRoom(bar: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = '72px';
    style.setProperty('--foot', `${bar.current?.offsetHeight}px`);
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--foot');
    };
  }, [bar, isWanted]);
}

/** The total, and a second submit button of the same form; on phones alone. */
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
