import { numberStyles } from '../../ui/style-names.ts';
import type { RenderedPage } from './render.tsx';

const className = /\bcss-([a-z0-9]+)/g;

/** The page with numbers for the names of its styles (src/ui/style-names.ts), and the names in their order. */
export function numberedStyles(page: RenderedPage): RenderedPage & { styles: string[] } {
  const styles = [...new Set(Array.from(page.css.matchAll(className), ([, hash = '']) => hash))];
  const numbers = numberStyles(styles);
  const numbered = (text: string) =>
    text.replaceAll(className, (name, hash: string) => {
      const number = numbers.get(hash);
      return number === undefined ? name : `css-${number}`;
    });
  return { ...page, css: numbered(page.css), body: numbered(page.body), styles };
}
