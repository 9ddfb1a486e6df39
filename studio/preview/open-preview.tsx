import { VisualEditing } from '@sanity/visual-editing/react';
import { createRoot } from 'react-dom/client';
import { pageContracts } from 'site/content/page-contracts.ts';
import { type Answer, openChannel } from './channel.ts';
import { isContentName, type ContentName } from './drafts.ts';
import { exampleFor } from './example-donation.ts';
import { keepMarked } from './marks.ts';
import { openNotice } from './notice.ts';
import { createPreviewState } from './preview-state.ts';
import type { Router } from './start-preview.tsx';

/** Shows drafts on the page, and lets staff click what they want to edit. */
export function openPreview(router: Router, studioOrigin: string): void {
  const state = createPreviewState(studioOrigin);
  const notify = openNotice();
  const mark = keepMarked(() => state.fieldsOn(pageOf(router)));
  const show = () => {
    notify(state.problemOn(pageOf(router)));
    mark();
  };
  const receive = async (answer: Answer) => {
    if (await state.accept(answer)) await router.revalidate();
    show();
  };
  const channel = openChannel((answer) => void receive(answer));
  followPages(router, (page) => {
    channel.follow([pageContracts.site.query, pageContracts[page].query]);
    show();
  });
  // Outside `body`, because each change in there makes marks.ts mark the page again.
  const container = document.createElement('sanity-visual-editing');
  document.documentElement.append(container);
  createRoot(container).render(<VisualEditing portal={false} history={historyOf(router)} refresh={refresh} />);
}

/** Calls `onPage` for the page that is open now, and for every other one that opens. */
function followPages(router: Router, onPage: (page: ContentName) => void): void {
  let last: ContentName | undefined;
  const follow = () => {
    const page = pageOf(router);
    if (page !== last) onPage(page);
    last = page;
  };
  router.subscribe(follow);
  follow();
}

function pageOf(router: Router): ContentName {
  const id = router.state.matches.at(-1)?.route.id;
  return isContentName(id) ? id : 'site';
}

/** Connects the page's address with Presentation's address bar, in both directions. */
function historyOf(router: Router): NonNullable<Parameters<typeof VisualEditing>[0]['history']> {
  return {
    subscribe: (navigate) =>
      router.subscribe(({ historyAction, location, navigation }) => {
        if (navigation.state !== 'idle') return;
        const type = historyAction.toLowerCase() as Lowercase<typeof historyAction>;
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
