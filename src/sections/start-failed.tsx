import { chakra } from '@chakra-ui/react/styled-system';
import { words } from '../words.ts';

const Notice = chakra('p', {
  base: {
    position: 'fixed',
    left: '20px',
    bottom: '20px',
    zIndex: '40',
    maxWidth: 'min(400px, calc(100% - 40px))',
    padding: '16px 20px',
    bg: 'danger.subtle',
    color: 'fg',
    border: '1px solid {colors.danger}',
    borderRadius: 'control',
    boxShadow: 'toast',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '44px',
      fontWeight: '600',
      textUnderlineOffset: '4px',
    },
  },
});

/** Shown by src/start.ts when the application cannot be fetched; the page itself stays readable. */
export function StartFailed() {
  const samePage = '';
  return (
    <Notice id="start-failed" role="alert" hidden>
      {words.startFailed.text} <a href={samePage}>{words.startFailed.reload}</a>
    </Notice>
  );
}
