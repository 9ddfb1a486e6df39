import { CheckIcon, CloseIcon, HelpIcon, OctagonIcon } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import { chakra } from '@chakra-ui/react';
import { words } from '../words/site.ts';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    left: '5',
    bottom: 'max(20px, env(safe-area-inset-bottom))',
    zIndex: '50',
    // From xl on it fits into the margin of the sheet, beside the pressed control.
    width: { base: 'min(400px, 100vw - 40px)', xl: 'min(400px, 50vw - 388px)' },
    '&[data-high]': { top: '76px', bottom: 'auto' },
    '&:focus-visible': { outlineOffset: '6px' },
  },
});

const Item = chakra('li', {
  base: {
    layerStyle: 'well',
    display: 'grid',
    gridTemplateColumns: '24px 1fr 44px',
    columnGap: '3',
    alignItems: 'start',
    paddingBlock: '3.5',
    paddingRight: '1.5',
    paddingLeft: '4',
    bg: 'surface.raised',
    borderLeft: '4px solid {colors.accent}',
    boxShadow: 'toast',
    touchAction: 'pan-y',
    // Text cannot be selected, because a swipe would drag it in place of the toast.
    userSelect: 'none',
    '& > svg': { color: 'accent', marginTop: '1px' },
    '& b': { fontWeight: '600', lineHeight: '1.4' },
    '& p': { textStyle: 'hint', gridRow: '2', gridColumn: '2 / -1', paddingRight: '2.5', overflowWrap: 'anywhere' },
    animation: 'rise .2s {easings.ink}',
    '&[data-state=closed]:not([data-swipe=end])': { animation: 'fall .16s {easings.ink} forwards' },
    '&[data-swipe=cancel]': { transition: 'transform .2s {easings.ink}' },
    '&[data-swipe=end]': { transition: 'transform .16s {easings.ink}' },
    '&[data-tone=success]': { borderLeftColor: 'success', '& > svg': { color: 'success' } },
    '&[data-tone=danger]': { borderColor: 'danger', bg: 'danger.subtle', '& > svg': { color: 'danger' } },
    // Only the icon of the toast's tone shows.
    '&:not([data-tone=neutral]) > .neutral, &:not([data-tone=success]) > .success, &:not([data-tone=danger]) > .danger':
      {
        display: 'none',
      },
  },
});

const Close = chakra('button', { base: { layerStyle: 'tool', marginBlock: '-2.5', borderRadius: 'control' } });

/** The only toast of the site (src/client/toast.ts). Its texts in the HTML are the notice of a missing feature. */
export function Toast() {
  const { title, description } = words.messages.notAvailable;
  return (
    <Region id="toast" role="region" aria-label={words.toast.region} tabIndex={-1}>
      <template>
        <Item data-toast="" data-state="open">
          <HelpIcon className="neutral" />
          <CheckIcon className="success" />
          <OctagonIcon className="danger" />
          <b data-text="">{title}</b>
          <p data-text="">{description}</p>
          <Close type="button" aria-label={words.toast.close}>
            <CloseIcon />
          </Close>
        </Item>
      </template>
      <ol />
      <VisuallyHidden role="status" />
      <VisuallyHidden role="alert" />
    </Region>
  );
}
