import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';

interface Options<Props> {
  /** Stands in its place while the code is on its way. */
  waiting?: ReactNode;
  /** Takes its place without the code; where nothing is given, the prerendered part stays. */
  instead?: ComponentType<Props>;
}

/** For `instead`: what is only an addition. */
export const Nothing = () => null;

/** A component whose code is fetched when it is first rendered; `load` goes through loadCode, so that it can be tried again. */
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
