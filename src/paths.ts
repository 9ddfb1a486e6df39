import { pageNames, pageTable, type PageName } from './page-table.ts';

/** The pages that have an address of their own. */
export type AddressName = Exclude<PageName, 'not-found'>;

/** The address of every page that has one. */
export const paths = Object.fromEntries(
  pageNames.filter((name) => pageTable[name].path !== '*').map((name) => [name, pageTable[name].path]),
) as Record<AddressName, string>;
