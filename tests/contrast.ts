/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). Channels run from 0 to 255; opacity is ignored. */
export function contrast(first: readonly number[], second: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The numbers in `rgb(…)` or `rgba(…)`, the forms in which a browser reports a computed colour. */
export const channelsOf = (rgb: string): number[] => (rgb.match(/[\d.]+/g) ?? []).map(Number);
