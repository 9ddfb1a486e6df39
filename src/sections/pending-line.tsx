import { useNavigation } from 'react-router-dom';
import { chakra } from '../ui/styled.ts';

const Line = chakra('span', {
  base: {
    position: 'absolute',
    left: '0',
    bottom: '-1px',
    width: '100%',
    height: '3px',
    bg: 'gold',
    transformOrigin: '0 50%',
    '@media (prefers-reduced-motion: no-preference)': {
      transform: 'scaleX(0)',
      animation: 'progress 1s .15s infinite',
    },
  },
});

/** Runs along the header's lower edge while the next page is on its way for longer than 150 ms. */
export function PendingLine() {
  return useNavigation().state === 'idle' ? null : <Line aria-hidden="true" />;
}
