import { startFailedId } from '../protocol.ts';
import { chakra } from '../ui/styled.ts';
import { words } from '../words.ts';
import { CallUs, type Contact } from './call-us.tsx';

const Notice = chakra('p', {
  base: {
    position: 'fixed',
    left: '5',
    bottom: '5',
    zIndex: '40',
    maxWidth: 'min(400px, calc(100% - 40px))',
    paddingBlock: '4',
    paddingInline: '5',
    bg: 'danger.subtle',
    color: 'fg',
    border: '1px solid {colors.danger}',
    borderRadius: 'control',
    boxShadow: 'toast',
    '& a': {
      layerStyle: 'target',
      fontWeight: '600',
      marginRight: '3',
      textUnderlineOffset: '4px',
    },
  },
});

/** Shown when code of the application cannot be fetched (src/protocol.ts) or fails (src/keep-page.tsx); the page itself stays readable. */
export function StartFailed({ phone, whatsapp }: Contact) {
  const samePage = '';
  return (
    <Notice id={startFailedId} role="alert" hidden>
      {words.startFailed.text} <a href={samePage}>{words.startFailed.reload}</a>{' '}
      <CallUs phone={phone} whatsapp={whatsapp} />
    </Notice>
  );
}
