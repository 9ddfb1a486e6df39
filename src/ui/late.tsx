import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

interface Options<Props> {
  /** Shown while the code is being fetched. */
  waiting?: ReactNode;
  /** Shown if the code cannot be fetched; absent: the prerendered part stays. */
  instead?: ComponentType<Props>;
}

/** For `instead`: shows nothing in place of an optional part. */
export const Nothing = () => null;

/** A component whose code is fetched when first rendered. `load` must call loadCode, so that a retry can succeed. */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting = null, instead }: Options<Props> = {},
): ComponentType<Props> {
  const Part = lazy(() =>
    // A promise that never ends: React keeps what is on the page.
    load().catch(() => (instead ? { default: instead } : new Promise<never>(() => {}))),
  );
  return (props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
}
