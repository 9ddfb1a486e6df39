import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & {
  /** Begins with `/`. */
  to: string;
};

/**
 * A link to a page of this site, which comes as a document of its own: on a slow phone that is there sooner than one that
 * the application would draw (docs/decisions/pages-are-documents.md). A link to the page itself keeps it, with what was
 * typed; in the Studio's preview the application changes pages, so that drafts stay.
 */
export function PageLink(props: Props) {
  const { pathname } = useLocation();
  return (
    <Link
      discover="none"
      {...props}
      reloadDocument={props.to.split('?', 1)[0] !== pathname && globalThis.parent === globalThis.self}
    />
  );
}
