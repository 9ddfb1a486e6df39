interface Props<Value> {
  /** By the types that it is for: `donasi`, `beli wakaf`. */
  of: Record<string, Value>;
  text?: (value: Value) => string;
  'data-scripts'?: '';
}

/** A text for each type, of which styles show that of the chosen one (src/ui/global-css.ts), with and without scripts. */
export const ByType = <Value,>({ of, text = String, ...marks }: Props<Value>) =>
  Object.entries(of).map(([types, value]) => (
    <span key={types} data-for={types} {...marks}>
      {text(value)}
    </span>
  ));
