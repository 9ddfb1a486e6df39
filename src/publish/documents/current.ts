import type { LegalPage } from '../../content/legal-page.ts';
import { beginningOf } from '../../content/periods.ts';
import type { Site } from '../../content/site.ts';

type Pages = Record<string, unknown>;

/**
 * The content as it is at this moment (ms): notices that have ended are gone, and a version of the terms whose day has come
 * is the text. What begins or ends later stays in, with its time, for the browser (src/client/timed-visibility.ts).
 */
export function current(pages: Pages, now: number): Pages {
  const site = pages.site as Site;
  const notices = site.notices
    .filter(({ until }) => Date.parse(until) > now)
    .map((notice) => Object.assign({}, notice, { shown: Date.parse(notice.from) <= now }));
  const legal = ['privacy', 'terms'].map((name) => [name, inForce(pages[name] as LegalPage, now)]);
  return { ...pages, site: { ...site, notices }, ...Object.fromEntries(legal) };
}

function inForce(page: LegalPage, now: number): LegalPage {
  const { coming } = page;
  if (!coming || Date.parse(beginningOf(coming.from)) > now) return page;
  return { ...page, updated: coming.from, sections: coming.sections, coming: null };
}
