import { uri } from '../ornament/ornament-uris.ts';
import type { Style } from '../style.ts';
import { styled } from '../styled.ts';
import { colors } from '../tokens.ts';

const control: Style = {
  layerStyle: 'well',
  width: '100%',
  minHeight: 'field',
  paddingBlock: '3',
  paddingInline: '3.5',
  lineHeight: '1.4',
  _hover: { borderColor: 'fg' },
  _focus: { outline: '3px solid {colors.focus}', outlineOffset: '0' },
  _placeholder: { color: 'fg.subtle', opacity: '1' },
};

export const TextInput = styled('input', control);
export const TextArea = styled('textarea', { ...control, minHeight: '108px', resize: 'vertical' });

const chevronImage = (theme: 0 | 1) =>
  uri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colors['fg.muted'][theme]}" stroke-width="1.6" stroke-linecap="square"><path d="M6 9l6 6 6-6"/></svg>`,
  );
export const SelectInput = styled('select', {
  ...control,
  appearance: 'none',
  paddingRight: '12',
  backgroundImage: chevronImage(0),
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'right 13px center',
  backgroundSize: '22px',
  cursor: 'pointer',
  _dark: { backgroundImage: chevronImage(1) },
});
