/** This module runs an island in the browser. src/client/islands.ts calls it. */
import { Component, startTransition, type PropsWithChildren } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ready } from './client/protocol.ts';
import { keepTyped } from './client/keep-typed.ts';
import { showCrash } from './client/load-failure.ts';
import type { Island } from './ui/island.tsx';
import { clientStyles, Providers } from './ui/providers.tsx';
import { styleCache } from './ui/style-cache.ts';
import { system } from './ui/system.ts';

let styles: ReturnType<typeof clientStyles> | undefined;

/** Hydrates the island of this module. Resolves once React handles its events. */
export async function runIsland(element: HTMLElement, module: object, props: object): Promise<void> {
  const [{ Part, prepare }] = Object.values(module) as [Island<object>];
  await prepare?.();
  styles ??= clientStyles({ cache: styleCache(), system });
  const putBack = keepTyped(element);
  await new Promise<void>((resolve) => {
    const onReady = () => {
      putBack();
      resolve();
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <KeepPart element={element} onCrash={resolve}>
          <Providers {...styles!} onReady={onReady}>
            <Part {...props} />
          </Providers>
        </KeepPart>,
      );
    });
  });
  dispatchEvent(new Event(ready));
}

interface Props extends PropsWithChildren {
  element: HTMLElement;
  onCrash: () => void;
}

/**
 * After a failure the part keeps its DOM nodes, with all that was typed, below the message. React removes them when it
 * commits, so they are collected before that.
 */
class KeepPart extends Component<Props, { error?: Error }> {
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
