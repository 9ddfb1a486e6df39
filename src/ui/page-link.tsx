import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Begins with `/`. */
  to: string;
};

/** A plain link: the browser loads the whole page (docs/decisions/pages-are-documents.md). */
export const PageLink = ({ to, children, ...props }: Props) => (
  <a {...props} href={to}>
    {children}
  </a>
);
