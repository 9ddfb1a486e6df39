import { chakra as untyped } from '@chakra-ui/react/styled-system';
import type { ComponentPropsWithRef, ElementType, ReactElement } from 'react';
import type { Responsive } from './plain-style.ts';
import type { Style, StyleProperty } from './style.ts';

/** The only import of Chakra's factory, typed to our tokens (plain-style.ts). Elements take no style props. */

/** `full` for `{ full: { true: … } }`, `size="sm"` for `{ size: { sm: … } }`. */
type Selection<V> = {
  [Name in keyof V]?: Responsive<keyof V[Name] extends 'true' | 'false' ? boolean : keyof V[Name]> | undefined;
};

interface Variants<V> {
  variants?: { [Name in keyof V]: { [Option in keyof V[Name]]: Style } };
  defaultVariants?: NoInfer<Selection<V>>;
}

/** Attributes that Chakra would treat as styles. */
type Taken = StyleProperty | 'size' | 'translate' | 'content' | 'css' | 'as' | 'asChild' | 'unstyled';

/** `Omit` of each member of a union. */
type OmitEach<P, K extends PropertyKey> = P extends unknown ? Omit<P, K> : never;
/** Chakra's name for the attribute `translate`. Translators must not rewrite a figure, a name or a place. */
interface Translate {
  htmlTranslate?: 'no';
}

type Props<T extends ElementType, V> = OmitEach<ComponentPropsWithRef<T>, Taken | keyof V> & Selection<V> & Translate;
type Styled<T extends ElementType, V> = (props: Props<T, V>) => ReactElement;

/** The only cast of the style system. Chakra's own types also allow styles that production does not compile. */
const chakra = untyped as unknown as <T extends ElementType, V>(
  component: T,
  recipe: Variants<V> & { base: Style },
) => Styled<T, V>;

/** Makes an element or component with a style, and with variants if it has any: `styled('ul', { display: 'grid' })`. */
export function styled<T extends ElementType, V = object>(
  component: T,
  { variants, defaultVariants, ...base }: Style & Variants<V>,
): Styled<T, V> {
  return chakra<T, V>(component, { base, ...(variants && { variants, defaultVariants: defaultVariants ?? {} }) });
}
