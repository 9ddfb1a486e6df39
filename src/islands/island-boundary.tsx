import { Component, type PropsWithChildren } from 'react';
import { showOnlyThisPage } from '../client/back-and-forward.ts';
import { reloadWithDraft, reportCrash } from './failure-notice.ts';

/** The path of the document. A move between form and confirmation changes that of the address. */
const documentPath = location.pathname;

interface Props extends PropsWithChildren {
  element: HTMLElement;
  onCrash: () => void;
}

/**
 * The error boundary of an island. After a failure the DOM nodes of the island, with all that was typed, stay below the
 * message. React removes these nodes when it commits, so `render` collects them before that.
 */
export class IslandBoundary extends Component<Props, { error?: Error }> {
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
    reportCrash(this.props.element, error.message, this.kept);
    document.title = this.title; // React removes that of the page
    showOnlyThisPage();
    // After a move between form and confirmation the address has a document of its own, which may start.
    if (location.pathname !== documentPath) void reloadWithDraft();
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
