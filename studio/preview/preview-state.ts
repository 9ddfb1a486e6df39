import { pageNames, pageTable } from 'site/page-table.ts';
import type { Answer } from './channel.ts';
import { adoptDraft, type ContentName, nameOfQuery } from './drafts.ts';
import { type Field, fieldsOf } from './fields.ts';

/** Keeps for each page, and for `site`, the fields of the draft that is shown, and any problem. */
export function createPreviewState(studioUrl: string) {
  const fields = new Map<ContentName, Field[]>();
  const problems = new Map<ContentName, string>();
  return {
    /** Resolves with whether the page now has another draft to show. If the answer is no page, keeps the last good one. */
    async accept({ query, result, sources }: Answer): Promise<boolean> {
      const name = nameOfQuery(query);
      if (!name) return false;
      const problem = await adoptDraft(name, result);
      if (problem) {
        problems.set(name, noteOf(name, problem));
        return false;
      }
      problems.delete(name);
      fields.set(name, fieldsOf(result, sources, studioUrl));
      return true;
    },
    fieldsOn: (page: ContentName) => ({ page: fields.get(page) ?? [], shell: fields.get('site') ?? [] }),
    /** Says why the page does not show what is in the form; undefined if it does. */
    problemOn: (page: ContentName): string | undefined => problems.get(page) ?? problems.get('site'),
  };
}

function noteOf(name: ContentName, problem: string): string {
  const page = pageNames.find((pageName) => pageName === name);
  const where = page ? `di ${pageTable[page].title}` : 'yang dipakai semua halaman';
  return `Pratinjau belum diperbarui: yang tampil isi terakhir yang benar. Satu kolom ${where} belum benar: ${problem}`;
}
