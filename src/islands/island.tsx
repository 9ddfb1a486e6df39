import { createContext, use, type ComponentType, type ReactElement } from 'react';

/**
 * Receives the name and props of each island of a page. Only the build provides it (src/publish/html/render.tsx): in the
 * Studio's preview the whole page is one application.
 */
export const IslandContext = createContext<((name: string, props: object) => void) | undefined>(undefined);

/** Refuses functions among the props, because the build writes the props into the page as JSON. */
type Serialisable<Props> = {
  [Key in keyof Props]: Props[Key] extends (...given: never[]) => unknown ? never : Props[Key];
};

export interface Island<Props extends object> {
  (props: Serialisable<Props>): ReactElement;
  Part: ComponentType<Props>;
  /** Runs before React hydrates the island, for example to load content. */
  prepare?: (() => Promise<unknown>) | undefined;
}

/**
 * A part of a page that React runs in the browser (docs/decisions/islands.md). Export it by default from a file
 * `<name>.island.tsx`. Everything else on a page is HTML that the build made.
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  prepare?: () => Promise<unknown>,
): Island<Props> {
  function InPage(props: Serialisable<Props>) {
    const takeIsland = use(IslandContext);
    takeIsland?.(name, props);
    return (
      <div data-island={takeIsland ? name : undefined}>
        <Part {...props} />
      </div>
    );
  }
  return Object.assign(InPage, { Part, prepare });
}
