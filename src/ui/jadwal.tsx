import { chakra } from '@chakra-ui/react/styled-system';

/** A plate in the ruled frame of a mushaf, with a star at each corner. */
export const Jadwal = chakra('div', {
  base: {
    position: 'relative',
    border: '1px solid {colors.gold.line}',
    bg: 'surface',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '5px',
      border: '1px solid {colors.rule}',
      pointerEvents: 'none',
    },
    _after: {
      content: '""',
      position: 'absolute',
      inset: '-13px',
      zIndex: '1',
      pointerEvents: 'none',
      background:
        'var(--knot) 0 0/26px 26px no-repeat, var(--knot) 100% 0/26px 26px no-repeat, var(--knot) 0 100%/26px 26px no-repeat, var(--knot) 100% 100%/26px 26px no-repeat',
    },
  },
});
