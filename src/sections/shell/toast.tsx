import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { CheckIcon, CloseIcon, HelpIcon, OctagonIcon } from '../../ui/icons.tsx';
import { words } from '../../words/site.ts';

const Region = chakra('div', {
  base: {
    position: 'fixed',
    // At the lower edge of the header, from xl on at the foot of the margin, where the sheet has no text.
    top: { base: '16', lg: '18', xl: 'auto' },
    left: { base: '5', xl: 'calc(50% - var(--sheet) / 2 + 8px)' },
    bottom: { xl: '5' },
    zIndex: 'toast',
    width: { base: 'min(400px, 100vw - 40px)', xl: '210px' },
    // At the foot of the screen, so that the focused field stays visible (src/client/toast.ts).
    '&[data-low]': { top: 'auto', bottom: 'max(20px, env(safe-area-inset-bottom))' },
  },
});

const Item = chakra('li', {
  base: {
    layerStyle: 'well',
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) 44px',
    columnGap: '2.5',
    xl: { gridTemplateColumns: 'minmax(0, 1fr) 44px', columnGap: '0' },
    alignItems: 'start',
    paddingBlock: '3',
    paddingLeft: '3',
    bg: 'surface.raised',
    borderLeft: '4px solid {colors.accent}',
    boxShadow: 'toast',
    touchAction: 'pan-y',
    // Text cannot be selected, because a swipe would drag it in place of the toast.
    userSelect: 'none',
    animation: 'rise .2s {easings.ink}',
    '&[data-state=closed]:not([data-swipe=end])': { animation: 'fall .16s {easings.ink} forwards' },
    '&[data-swipe=cancel]': { transition: 'transform .2s {easings.ink}' },
    '&[data-swipe=end]': { transition: 'transform .16s {easings.ink}' },
    '&[data-tone=success]': { borderLeftColor: 'success' },
    '&[data-tone=danger]': { borderColor: 'danger', bg: 'danger.subtle' },
  },
});

/** Shows an icon in toasts of this tone, but not in the narrow margin. */
const shownFor = (tone: string) => ({ [`[data-tone=${tone}] > &`]: { display: { base: 'block', xl: 'none' } } });

const Icon = chakra('span', { base: { display: 'none', marginTop: '1px' } });

const Title = chakra('b', { base: { fontSize: { xl: 'sm' }, fontWeight: '600', lineHeight: '1.4' } });

const Message = chakra('p', {
  base: { textStyle: 'hint', gridRow: '2', gridColumn: { base: '2 / -1', xl: '1 / -1' }, paddingRight: '2.5' },
});

const Close = chakra('button', { base: { layerStyle: 'iconButton', marginBlock: '-3', borderRadius: 'control' } });

/** The only toast of the site (src/client/toast.ts). Its texts in the HTML are the notice of a missing feature. */
export function Toast() {
  const { title, description } = words.messages.notAvailable;
  return (
    <Region id="toast" role="region" aria-label={words.toast.region} tabIndex={-1}>
      <template>
        <Item data-toast="" data-state="open">
          <Icon color="accent" css={shownFor('neutral')}>
            <HelpIcon />
          </Icon>
          <Icon color="success" css={shownFor('success')}>
            <CheckIcon />
          </Icon>
          <Icon color="danger" css={shownFor('danger')}>
            <OctagonIcon />
          </Icon>
          <Title data-text="title">{title}</Title>
          <Message data-text="text">{description}</Message>
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
