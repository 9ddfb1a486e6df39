import { Component, type PropsWithChildren } from 'react';
import { tellOfLostCode } from './lost-code.ts';

interface Props extends PropsWithChildren {
  /** The application is gone; the page is not. */
  onFailed(): void;
}

const root = () => document.getElementById('root') as HTMLElement;

interface State {
  kept: { nodes: ChildNode[]; title: string } | null;
}

/**
 * Stands around the application. When that fails, what is on the page stays on it, the very same nodes with what was
 * typed into them, and a notice says so. React takes nodes out when it commits, so they are noted before.
 */
export class KeepPage extends Component<Props, State> {
  // No field: lowered for the floor it would bring a helper of its own, one more file at every start.
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
    tellOfLostCode();
    this.props.onFailed();
  }

  override render() {
    return this.state.kept ? null : this.props.children;
  }
}
