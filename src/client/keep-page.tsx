import { Component, type PropsWithChildren } from 'react';
import { showLoadFailure } from './load-failure.ts';

interface Props extends PropsWithChildren {
  /** Called after a failure: the application is gone, the page stays. */
  onFailed(): void;
}

const root = () => document.getElementById('root') as HTMLElement;

interface State {
  kept: { nodes: ChildNode[]; title: string } | null;
}

/**
 * Error boundary around the application. After a failure the page keeps its DOM nodes, with all that was typed, and
 * shows a notice. The nodes are collected before React commits, which removes them.
 */
export class KeepPage extends Component<Props, State> {
  // Not a class field: compiled for the browser floor, it needs a helper in a file of its own.
  constructor(props: Props) {
    super(props);
    this.state = { kept: null };
  }

  static getDerivedStateFromError(): State {
    return { kept: { nodes: [...root().childNodes], title: document.title } };
  }

  override componentDidCatch() {
    const { kept } = this.state;
    if (!kept) return;
    root().append(...kept.nodes);
    document.title = kept.title;
    showLoadFailure();
    this.props.onFailed();
  }

  override render() {
    return this.state.kept ? null : this.props.children;
  }
}
