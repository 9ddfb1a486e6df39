import { VisualEditing } from '@sanity/visual-editing/react';
import { createRoot } from 'react-dom/client';
import { pageContracts } from 'site/content/page-contracts.ts';
import { pageNames, pageTable } from 'site/page-table.ts';
import { type Answer, openChannel } from './channel.ts';
import { adoptDraft, isName, nameOf, type Name } from './content.ts';
import { exampleFor } from './example.ts';
import { type Field, fieldsOf } from './fields.ts';
import { markAlways } from './marks.ts';
import { openNotice } from './notice.ts';
import type { Router } from './start-preview.tsx';

interface Content {
  fields: Field[];
  /** The reason why the page does not show what is in the form. */
  problem: string | undefined;
}

/** Shows drafts on the page, and lets staff click what they want to edit. */
export function openPreview(router: Router, studioUrl: string): void {
  const contents = new Map<Name, Content>();
  const contentOf = (name: Name) => contents.get(name) ?? { fields: [], problem: undefined };
  const notify = openNotice();
  const mark = markAlways(() => ({ page: contentOf(pageOf(router)).fields, shell: contentOf('site').fields }));
  const show = () => {
    notify(contentOf(pageOf(router)).problem ?? contentOf('site').problem);
    mark();
  };
  const receive = async ({ query, result, sources }: Answer) => {
    const name = nameOf(query);
    if (!name) return;
    const problem = await adoptDraft(name, result);
    const { fields } = contentOf(name);
    if (problem) contents.set(name, { problem: noteOf(name, problem), fields });
    else {
      contents.set(name, { problem, fields: fieldsOf(result, sources, studioUrl) });
      await router.revalidate();
    }
    show();
  };
  const channel = openChannel((answer) => void receive(answer));
  let shown: Name | undefined;
  const follow = () => {
    const page = pageOf(router);
    if (page === shown) return;
    shown = page;
    channel.follow(['site' as const, page].map((name) => pageContracts[name].query));
    show();
  };
  router.subscribe(follow);
  follow();
  const container = document.createElement('sanity-visual-editing');
  document.documentElement.append(container);
  createRoot(container).render(<VisualEditing portal={false} history={historyOf(router)} refresh={refresh} />);
}

function noteOf(name: Name, problem: string): string {
  const page = pageNames.find((pageName) => pageName === name);
  const where = page ? `di ${pageTable[page].title}` : 'yang dipakai semua halaman';
  return `Pratinjau belum diperbarui: yang tampil isi terakhir yang benar. Satu kolom ${where} belum benar: ${problem}`;
}

function pageOf(router: Router): Name {
  const id = router.state.matches.at(-1)?.route.id;
  return isName(id) ? id : 'site';
}

/** Connects the page's address with Presentation's address bar, in both directions. */
function historyOf(router: Router): NonNullable<Parameters<typeof VisualEditing>[0]['history']> {
  return {
    subscribe: (navigate) =>
      router.subscribe(({ historyAction, location, navigation }) => {
        if (navigation.state !== 'idle') return;
        const type = historyAction.toLowerCase() as 'pop' | 'push' | 'replace';
        navigate({ type, title: document.title, url: location.pathname + location.search });
      }),
    update: ({ type, url }) => {
      if (type === 'pop') history.back();
      else void router.navigate(url, { replace: type === 'replace', state: exampleFor(url) });
    },
  };
}

/** Drafts arrive through the channel, so the page reloads only if staff press the button. */
const refresh: NonNullable<Parameters<typeof VisualEditing>[0]['refresh']> = ({ source }) => {
  if (source !== 'manual') return false;
  location.reload();
  return Promise.resolve();
};
