import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

/** Colours and shadows of the light theme (`base`) and the dark one. `tests/ui/tokens.test.ts` recomputes the contrasts. */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: { base: '#F4EEE1', _dark: '#0B1512' } },
      sunken: { value: { base: '#EAE2D0', _dark: '#070F0C' } },
    },
    surface: {
      DEFAULT: { value: { base: '#FBF7EC', _dark: '#101F1A' } },
      raised: { value: { base: '#FFFDF7', _dark: '#172B24' } },
    },
    fg: {
      DEFAULT: { value: { base: '#15271F', _dark: '#F0E7D3' } },
      muted: { value: { base: '#4A574C', _dark: '#B7BAA8' } },
      subtle: { value: { base: '#5E6455', _dark: '#939C8C' } },
    },
    accent: {
      DEFAULT: { value: { base: '#1B5A46', _dark: '#86CBAE' } },
      fg: { value: { base: '#FBF7EC', _dark: '#07130F' } },
      subtle: { value: { base: '#DCE7D9', _dark: '#14342A' } },
    },
    gold: {
      DEFAULT: { value: { base: '#76561A', _dark: '#D6B26C' } },
      line: { value: { base: '#9C7B36', _dark: '#9A7E48' } },
    },
    rule: { value: { base: '#CDBB90', _dark: '#4A4530' } },
    border: {
      DEFAULT: { value: { base: '#D9CEB6', _dark: '#26392F' } },
      strong: { value: { base: '#7F765E', _dark: '#6F8578' } },
    },
    solid: {
      DEFAULT: { value: { base: '#17402F', _dark: '#F0E7D3' } },
      hover: { value: { base: '#0F3024', _dark: '#FFF9EA' } },
      fg: { value: { base: '#FBF7EC', _dark: '#0B1512' } },
      // 26 % of the text colour on its background: color-mix() is newer than the floor (docs/browser-floor.md).
      rule: { value: { base: '#527060', _dark: '#B4B0A1' } },
    },
    success: {
      DEFAULT: { value: { base: '#1F6A3C', _dark: '#8FD19E' } },
      subtle: { value: { base: '#DCEBD9', _dark: '#11301F' } },
    },
    danger: {
      DEFAULT: { value: { base: '#A3301D', _dark: '#F49C86' } },
      subtle: { value: { base: '#F8E2DB', _dark: '#371A14' } },
    },
    focus: { value: { base: '#1B5A46', _dark: '#F5D58A' } },
    // The overlay on a pressed control: 12 % of the text colour.
    press: { value: { base: '#15271F1F', _dark: '#F0E7D31F' } },
    // The ornament: its lines, its ground and a lighter one in it, the ground of texts, and the dots.
    motif: {
      line: { value: { base: '#B8924A', _dark: '#CDA860' } },
      ground: { value: { base: '#17402F', _dark: '#0F2A22' } },
      raised: { value: { base: '#1E4D3A', _dark: '#143529' } },
      panel: { value: { base: '#FCF8EE', _dark: '#10221C' } },
      dot: { value: { base: '#C4543A', _dark: '#D2694C' } },
    },
  },
  // Only floating elements have a shadow.
  shadows: {
    float: {
      value: {
        base: '0 1px 0 #3b2f1412, 0 14px 32px -18px #3b2f1466',
        _dark: '0 1px 0 #0006, 0 14px 36px -16px #000a',
      },
    },
    toast: {
      value: {
        base: '0 2px 0 #3b2f1412, 0 22px 48px -18px #3b2f1480',
        _dark: '0 2px 0 #0006, 0 22px 48px -16px #000c',
      },
    },
  },
});

export type Theme = 'light' | 'dark';

type Themed = { value: { base: string; _dark: string } };

/** A colour of one theme, such as `fg.muted`, where no custom property can stand: in drawings that are files. */
export function colorOf(name: string, theme: Theme): string {
  const [group = '', part = 'DEFAULT'] = name.split('.');
  const colors = semanticTokens.colors as Record<string, Themed | Record<string, Themed>>;
  const found = colors[group];
  const color = found && ('value' in found ? found : found[part]);
  if (!color) throw new Error(`src/theme/semantic-tokens.ts has no colour ${name}`);
  return (color as Themed).value[theme === 'dark' ? '_dark' : 'base'];
}
