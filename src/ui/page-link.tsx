import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & {
  /** Begins with `/`. */
  to: string;
};

/**
 * A link to a page of this site. It loads the document, which a slow phone shows sooner than a page that the
 * application draws (docs/decisions/pages-are-documents.md). A link to the current page keeps the page and what was
 * typed; in the Studio's preview the router follows every link, so that drafts stay.
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
