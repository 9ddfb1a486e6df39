import type { z } from 'zod';
import { documentOf, pageNames, type PageName } from '../page-table.ts';
import { contract as site } from './site.ts';

export interface PageContract {
  document: string;
  query: string;
  shape: z.ZodType;
}

async function contractOf(name: PageName): Promise<PageContract> {
  const { contract } = (await import(`./${name}-page.ts`).catch((error: unknown) => {
    throw new Error(`src/page-table.ts has the page "${name}": write src/content/${name}-page.ts`, { cause: error });
  })) as { contract?: Omit<PageContract, 'document'> };
  if (!contract) throw new Error(`src/content/${name}-page.ts exports no "contract" of its query and shape`);
  return { document: documentOf(name), ...contract };
}

const ofPages = await Promise.all(pageNames.map(async (name) => [name, await contractOf(name)] as const));

/** Every content JSON: its name, its GROQ, its shape. Build side only. */
export const pageContracts = {
  site: { document: 'siteSettings', ...site },
  ...(Object.fromEntries(ofPages) as Record<PageName, PageContract>),
} satisfies Record<string, PageContract>;
