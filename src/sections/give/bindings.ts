import { colors, fixedColors } from '../../ui/tokens.ts';

/**
 * Colours of the bindings that a donor chooses for the card of intention: green as the closing plate, vellum as the dark
 * theme, paper as the light theme. `[0]` is the light theme's, `[1]` the dark theme's (tokens.ts).
 */
export const bindings = {
  hijau: {
    ground: colors['motif.ground'][0],
    star: colors['motif.ground2'][0],
    corner: colors['motif.ground2'][0],
    line: colors['motif.line'][0],
    dot: colors['motif.dot'][0],
    panel: colors['motif.ground'][0],
    rule: colors['gold.line'][1],
    ink: fixedColors['plate.fg'],
    name: colors.gold[1],
    muted: colors['fg.muted'][1],
  },
  velum: {
    ground: colors['motif.ground'][1],
    star: colors['motif.ground2'][1],
    corner: colors['motif.ground'][1],
    line: colors['motif.line'][1],
    dot: colors['motif.dot'][1],
    panel: colors.bg[1],
    rule: colors['gold.line'][1],
    ink: colors.fg[1],
    name: colors.gold[1],
    muted: colors['fg.muted'][1],
  },
  kertas: {
    ground: colors.bg[0],
    star: colors['surface.raised'][0],
    corner: colors.bg[0],
    line: colors['gold.line'][0],
    dot: colors['motif.dot'][0],
    panel: colors.surface[0],
    rule: colors.rule[0],
    ink: colors.fg[0],
    name: colors.gold[0],
    muted: colors['fg.muted'][0],
  },
};

export type Binding = keyof typeof bindings;
