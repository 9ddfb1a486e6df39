import { createRoot } from 'react-dom/client';
import { VisualEditing } from '@sanity/visual-editing/react';
import type { createBrowserRouter } from 'react-router-dom';
import { pageContracts } from '../../src/content/pages.ts';
import { openChannel } from './channel.ts';
import { adopt, isName, type Name } from './content.ts';
import { openNotice } from './notice.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Shows drafts on the page from now on, and lets staff click what they want to edit. */
export function openPreview(router: Router, studioOrigin: string): void {
  void studioOrigin;
  const notice = openNotice();
  const problems = new Map<Name, string | undefined>();
  const say = () => notice(problems.get(pageOf(router)) ?? problems.get('site'));
  const channel = openChannel((query, result) => {
    void adopt(query, result).then((adopted) => {
      if (!adopted) return;
      problems.set(adopted.name, adopted.problem);
      say();
      if (!adopted.problem) return router.revalidate();
    });
  });
  let shown: Name | undefined;
  const follow = () => {
    const page = pageOf(router);
    if (page === shown) return;
    shown = page;
    channel.ask(['site' as const, page].map((name) => pageContracts[name].query));
    say();
  };
  router.subscribe(follow);
  follow();
  const place = document.createElement('sanity-visual-editing');
  document.documentElement.append(place);
  createRoot(place).render(<VisualEditing portal={false} history={historyOf(router)} refresh={refresh} />);
}

/** Routes are named as their content is. */
function pageOf(router: Router): Name {
  const id = router.state.matches.at(-1)?.route.id;
  return isName(id) ? id : 'site';
}

function historyOf(router: Router): NonNullable<Parameters<typeof VisualEditing>[0]['history']> {
  return {
    subscribe: (navigate) =>
      router.subscribe(({ historyAction, location, navigation }) => {
        if (navigation.state !== 'idle') return;
        const type = historyAction === 'REPLACE' ? 'replace' : historyAction === 'POP' ? 'pop' : 'push';
        navigate({ type, title: document.title, url: location.pathname + location.search });
      }),
    update: ({ type, url }) => {
      if (type === 'pop') history.back();
      else void router.navigate(url, { replace: type === 'replace' });
    },
  };
}

/** Drafts arrive by the channel; a new page is loaded only when staff press the button for it. */
const refresh: NonNullable<Parameters<typeof VisualEditing>[0]['refresh']> = ({ source }) => {
  if (source !== 'manual') return false;
  location.reload();
  return Promise.resolve();
};
