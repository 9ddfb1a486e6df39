import { createContext, use, type ComponentType, type ReactElement } from 'react';

/** Takes note of an island and its props; only the build provides it (src/publish/html/render.tsx). */
export type TakeIsland = (name: string, props: object) => void;

/** Absent where the whole page runs as one application: in the Studio's preview. */
export const IslandContext = createContext<TakeIsland | undefined>(undefined);

/** JSON: the build writes the props of an island into the page. */
type Serialisable<Props> = {
  [Key in keyof Props]: Props[Key] extends (...given: never[]) => unknown ? never : Props[Key];
};

export interface Island<Props extends object> {
  (props: Serialisable<Props>): ReactElement;
  Part: ComponentType<Props>;
  /** Runs before React takes over, for example to load content. */
  prepare?: (() => Promise<unknown>) | undefined;
}

/**
 * A part of a page that React runs in the browser, declared beside its component in a file `<name>.island.tsx`
 * (docs/decisions/islands.md). Everything else is HTML that the build made.
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  prepare?: () => Promise<unknown>,
): Island<Props> {
  function InPage(props: Serialisable<Props>) {
    use(IslandContext)?.(name, props);
    return (
      <div data-island={name}>
        <Part {...props} />
      </div>
    );
  }
  return Object.assign(InPage, { Part, prepare });
}
