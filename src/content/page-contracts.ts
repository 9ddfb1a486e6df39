import type { z } from 'zod';
import { documentOf, pageNames, type PageName } from '../page-table.ts';
import { contract as site } from './site.ts';

export interface PageContract {
  document: string;
  query: string;
  shape: z.ZodType;
}

const ofPages = await Promise.all(
  pageNames.map(async (name) => {
    const { contract } = (await import(`./${name}-page.ts`)) as { contract: Omit<PageContract, 'document'> };
    return [name, { document: documentOf(name), ...contract }] as const;
  }),
);

/** Every content JSON by its name, with its GROQ and shape. Only the build imports this file. */
export const pageContracts = {
  site: { document: 'siteSettings', ...site },
  ...(Object.fromEntries(ofPages) as Record<PageName, PageContract>),
} satisfies Record<string, PageContract>;
