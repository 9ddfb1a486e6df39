import type { AboutPage } from '../../content/about-page.ts';
import type { DonationPage } from '../../content/donation-page.ts';
import type { LegalPage } from '../../content/legal-page.ts';
import { beginningOf } from '../../content/periods.ts';
import type { Site } from '../../content/site.ts';

type Pages = Record<string, unknown>;

/**
 * The content at a moment (ms): without notices that have ended, and with the terms that are in force. What begins or
 * ends later keeps its time, for the browser (src/client/timed-visibility.ts).
 */
export function current(pages: Pages, now: number): Pages {
  const site = pages.site as Site;
  const notices = site.notices
    .filter(({ until }) => Date.parse(until) > now)
    .map((notice) => Object.assign({}, notice, { shown: Date.parse(notice.from) <= now }));
  const legal = ['privacy', 'terms'].map((name) => [name, inForce(pages[name] as LegalPage, now)]);
  const [about, donation] = [pages.about as AboutPage, pages.donation as DonationPage];
  return {
    ...pages,
    site: { ...site, notices, legality: holding(site.legality, now) },
    about: { ...about, legality: { ...about.legality, facts: holding(about.legality.facts, now) } },
    donation: { ...donation, legality: holding(donation.legality, now) },
    ...Object.fromEntries(legal),
  };
}

interface Timed {
  from: string | null;
  until: string;
}

/** Sets whether each permit holds at this moment; on the page the visitor's clock decides. */
const holding = <Facts extends { permit: Timed | null; tashih?: Timed | null }>(facts: Facts, now: number): Facts => {
  const asOf = (timed: Timed | null | undefined) =>
    timed && {
      ...timed,
      lapsed: Date.parse(timed.until) <= now,
      holds: (!timed.from || Date.parse(timed.from) <= now) && now < Date.parse(timed.until),
    };
  return { ...facts, permit: asOf(facts.permit), ...(facts.tashih && { tashih: asOf(facts.tashih) }) };
};

function inForce(page: LegalPage, now: number): LegalPage {
  const { coming } = page;
  if (!coming || Date.parse(beginningOf(coming.from)) > now) return page;
  return { ...page, updated: coming.from, sections: coming.sections, coming: null };
}
