import { beginningOf } from '../../content/periods.ts';
import type { Pages } from '../../content/load.ts';

/** The content at a moment (ms): no ended notices, the terms in force. The browser's clock decides what is later. */
export function current(pages: Pages, now: number): Pages {
  const { site, about, donation } = pages;
  const notices = site.notices
    .filter(({ until }) => Date.parse(until) > now)
    .map((notice) => Object.assign({}, notice, { shown: Date.parse(notice.from) <= now }));
  return {
    ...pages,
    site: { ...site, notices, legality: holding(site.legality, now) },
    about: { ...about, legality: { ...about.legality, facts: holding(about.legality.facts, now) } },
    donation: { ...donation, legality: holding(donation.legality, now) },
    privacy: inForce(pages.privacy, now),
    terms: inForce(pages.terms, now),
  };
}

interface Timed {
  from: string | null;
  until: string;
}

/** Sets whether each permit holds at this moment; on the page the visitor's clock decides. */
function holding<Facts extends { permit: Timed | null; tashih?: Timed | null }>(facts: Facts, now: number): Facts {
  const asOf = (timed: Timed | null | undefined) =>
    timed && {
      ...timed,
      lapsed: Date.parse(timed.until) <= now,
      holds: (!timed.from || Date.parse(timed.from) <= now) && now < Date.parse(timed.until),
    };
  return { ...facts, permit: asOf(facts.permit), ...(facts.tashih && { tashih: asOf(facts.tashih) }) };
}

function inForce(page: Pages['terms'], now: number): Pages['terms'] {
  const { coming } = page;
  if (!coming || Date.parse(beginningOf(coming.from)) > now) return page;
  return { ...page, updated: coming.from, sections: coming.sections, coming: null };
}
