import { styled } from '../../ui/styled.ts';

export const Box = styled('div', {
  position: 'relative',
  '& > input': { paddingRight: '13', textOverflow: 'ellipsis' },
  variants: {
    open: { true: { zIndex: '25' } },
    /** The name stands above the rate. Both fit into the height of an ordinary field. */
    answered: { true: { '& > input': { paddingTop: '1', paddingBottom: '6' } } },
  },
});

export const Count = styled('p', { textStyle: 'hint', paddingBlock: '2', paddingInline: '3.5', color: 'fg.muted' });

export const Chevron = styled('button', {
  layerStyle: 'tool',
  position: 'absolute',
  top: '0.5',
  right: '0',
  width: 'control',
  height: 'control',
  color: 'fg.muted',
  '&[aria-expanded=true]': { transform: 'rotate(180deg)' },
});

/** The second line of the field. It cuts a long name, but never the rate. Clicks pass through to the field. */
export const Tariff = styled('p', {
  position: 'absolute',
  left: '3.5',
  right: '12',
  bottom: '1',
  display: 'flex',
  columnGap: '1',
  fontSize: 'note',
  lineHeight: '1.3',
  whiteSpace: 'nowrap',
  '& [data-name]': { overflow: 'hidden', textOverflow: 'ellipsis' },
  color: 'fg.muted',
  pointerEvents: 'none',
});

/** Rows are plain elements, styled from here, because slow phones draw hundreds of them at once. */
export const Panel = styled('div', {
  layerStyle: 'well',
  position: 'absolute',
  insetInline: '0',
  top: '14',
  bg: 'surface.raised',
  boxShadow: 'toast',
  '& [role=listbox]': {
    position: 'relative',
    // Six and a half rows: the cut row shows that there is more.
    maxHeight: 'min(312px, 50vh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& [data-few]': { maxHeight: 'none' },
  '& b': {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    display: 'block',
    paddingBlock: '1.5',
    paddingInline: '3.5',
    borderBottom: '1px solid {colors.rule}',
    bg: 'surface.raised',
    textStyle: 'heading',
    fontSize: 'ui',
    color: 'gold',
  },
  '& [role=option]': {
    layerStyle: 'line',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: 'control',
    paddingBlock: '1.5',
    paddingInline: '3.5',
    borderTop: '1px solid {colors.border}',
    lineHeight: '1.3',
    cursor: 'pointer',
  },
  '& [data-active]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 0 {colors.accent}' },
  '& [aria-selected=true]': { fontWeight: '600' },
  '& small': { fontSize: 'note', whiteSpace: 'nowrap', color: 'fg.muted', fontWeight: '400' },
  '& i': { fontStyle: 'normal', color: 'fg.muted' },
  '& [data-active] small': { color: 'fg' },
  '& mark': {
    bg: 'transparent',
    color: 'inherit',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
  },
  '& > p a': { layerStyle: 'target', color: 'accent', fontWeight: '600' },
  '& > [data-ask]': { paddingInline: '3.5', borderTop: '1px solid {colors.rule}' },
  '@media (forced-colors: active)': { '& [data-active]': { outline: '3px solid Highlight' } },
});
