import type { z } from 'zod';
import { documentOf, pageNames, type PageName } from '../page-table.ts';
import { contract as site } from './site.ts';

export interface PageContract {
  document: string;
  query: string;
  shape: z.ZodType;
}

const ofPages: [PageName, PageContract][] = [];
// One after the other, because knip's loader fails where modules that load at once share another.
for (const name of pageNames) {
  const { contract } = (await import(`./${name}-page.ts`)) as { contract: Omit<PageContract, 'document'> };
  ofPages.push([name, { document: documentOf(name), ...contract }]);
}

/** Every content JSON by its name, with its GROQ and shape. Only the build imports this file. */
export const pageContracts = {
  site: { document: 'siteSettings', ...site },
  ...(Object.fromEntries(ofPages) as Record<PageName, PageContract>),
} satisfies Record<string, PageContract>;
