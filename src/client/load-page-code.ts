import type { ComponentType } from 'react';
import { loadCode } from './load-code.ts';
import type { PageName } from '../page-table.ts';

interface PageModule {
  /** Only for pages that need more than their own content. */
  loader?: () => Promise<unknown>;
  Component: ComponentType;
}

/** Each page is a chunk of its own; the shell and what two pages share are not. */
const modules = import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/{shell,page,legal-page}.tsx']);

/** The module of a page. Rejects when one of its files cannot be fetched. */
export const loadPageCode = (name: PageName): Promise<PageModule> =>
  loadCode(`src/pages/${name}.tsx`, modules[`../pages/${name}.tsx`] as () => Promise<PageModule>);
