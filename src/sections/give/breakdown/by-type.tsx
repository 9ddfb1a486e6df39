import type { ReactNode } from 'react';

interface Props<Value> {
  /** Values by the types that they are for: `donasi`, `beli wakaf`. */
  of: Record<string, Value>;
  render?: (value: Value) => ReactNode;
  /** Styles hide these texts if the form has input before React runs (src/theme/global-css.ts). */
  'data-prerendered'?: '' | undefined;
}

/** One text for each type. Styles show the text of the chosen type (src/theme/global-css.ts), even without scripts. */
export const ByType = <Value,>({ of, render = String, ...attributes }: Props<Value>) =>
  Object.entries(of).map(([types, value]) => (
    <span key={types} data-for={types} {...attributes}>
      {render(value)}
    </span>
  ));
