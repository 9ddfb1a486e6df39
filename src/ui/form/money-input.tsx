import type { ComponentProps } from 'react';
import { TextInput } from './text-field.tsx';
import { chakra } from '@chakra-ui/react';

const Affix = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    '& input': { textStyle: 'figures', borderTopLeftRadius: '0', borderBottomLeftRadius: '0' },
  },
});

const Prefix = chakra('span', {
  base: {
    layerStyle: 'well',
    display: 'grid',
    placeItems: 'center',
    paddingInline: '3.5',
    borderRight: '0',
    borderTopRightRadius: '0',
    borderBottomRightRadius: '0',
    bg: 'surface.raised',
    color: 'fg.muted',
    fontWeight: '600',
  },
});

const prefix = 'Rp';

/** A text field with a number pad, never `type=number` (docs/what-the-site-does.md#amounts-as-people-type-them). */
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
