import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { TextInput } from './text-field.tsx';

const Affix = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    '& input': { borderRadius: '0 4px 4px 0', '--figures': 'lining-nums tabular-nums' },
  },
});

const Prefix = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    paddingInline: '14px',
    border: '1px solid {colors.border.strong}',
    borderRight: '0',
    borderRadius: '4px 0 0 4px',
    bg: 'surface.raised',
    color: 'fg.muted',
    fontWeight: '600',
  },
});

const prefix = 'Rp';

/** Rupiah as people type them: text with a number pad, never `type=number` (quality.md, Money input). */
export function MoneyInput(props: ComponentProps<typeof TextInput>) {
  return (
    <Affix>
      <Prefix data-prefix="" aria-hidden="true">
        {prefix}
      </Prefix>
      <TextInput type="text" inputMode="numeric" autoComplete="off" spellCheck={false} {...props} />
    </Affix>
  );
}
