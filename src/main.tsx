/** This module runs an island in the browser. src/client/islands.ts calls it. */
import { Component, startTransition, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { islandReady } from './client/protocol.ts';
import { keepTyped } from './client/keep-typed.ts';
import { showCrash } from './client/load-failure.ts';
import type { Island } from './ui/island.tsx';
import { clientStyles, Providers } from './ui/providers.tsx';
import { styleCache } from './ui/style-cache.ts';
import { system } from './ui/system.ts';

let styles: ReturnType<typeof clientStyles> | undefined;

/** Hydrates the island that `module` exports. Resolves once React handles its events, or after a failure. */
export async function runIsland(element: HTMLElement, module: object, props: object): Promise<void> {
  const [{ Part, prepare }] = Object.values(module) as [Island<object>];
  await prepare?.();
  styles ??= clientStyles({ cache: styleCache(), system });
  const restoreTyped = keepTyped(element);
  await new Promise<void>((resolve) => {
    const onReady = () => {
      restoreTyped();
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <IslandBoundary element={element} onCrash={resolve}>
          <Providers {...styles!} onReady={onReady}>
            <Part {...props} />
          </Providers>
        </IslandBoundary>,
      );
    });
  });
  dispatchEvent(new Event(islandReady));
}

interface Props extends PropsWithChildren {
  element: HTMLElement;
  onCrash: () => void;
}

/**
 * The error boundary of an island. After a failure the DOM nodes of the island, with all that was typed, stay below the
 * message. React removes these nodes when it commits, so `render` collects them before that.
 */
class IslandBoundary extends Component<Props, { error?: Error }> {
  declare private readonly kept: ChildNode[];
  declare private title: string;

  // A class field would need a helper file when it is compiled for the browser floor.
  constructor(props: Props) {
    super(props);
    this.state = {};
    this.kept = [];
    this.title = '';
  }

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error) {
    showCrash(this.props.element, error.message, this.kept);
    document.title = this.title;
    // After a failure React no longer follows the address.
    addEventListener('popstate', () => location.reload());
    this.props.onCrash();
  }

  override render() {
    if (!this.state.error) return this.props.children;
    if (this.kept.length === 0) {
      this.kept.push(...this.props.element.childNodes);
      this.title = document.title;
    }
    return null;
  }
}
