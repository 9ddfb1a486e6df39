import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'reloadDocument'> & {
  /** Begins with `/`. */
  to: string;
};

/** Loads the document (docs/decisions/pages-are-documents.md), except the current one and in the Studio's preview. */
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
