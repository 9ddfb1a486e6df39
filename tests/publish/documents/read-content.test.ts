import { describe, expect, test } from 'vitest';
import { buildTime, shapeContent } from '../../../src/publish/documents/read-content.ts';
import { readSettings } from '../../../src/publish/settings.ts';
import { changed, good } from '../hostile.ts';
import { withValue } from '../releasable.ts';

const builtAt = async (moment: string, documents = good) => {
  const { pages } = await shapeContent(documents, { ...readSettings({}, []), epoch: new Date(moment) });
  return pages;
};

test('the time of a build comes from its settings, else from its content, else it is now', () => {
  const epoch = new Date('2026-01-01');
  expect(buildTime(epoch, '2026-02-02')).toBe(epoch);
  expect(buildTime(undefined, '2026-02-02')).toEqual(new Date('2026-02-02'));
  expect(Math.abs(buildTime(undefined).getTime() - Date.now())).toBeLessThan(1000);
});

test.each([
  ['2026-12-01T23:59:59+07:00', true],
  ['2026-12-02T00:00:00+07:00', false],
])('a build at %s shows a notice whose last day is 1 December 2026: %s', async (moment, isShown) => {
  const { site } = await builtAt(moment);
  expect(site.notice !== null).toBe(isShown);
});

test('a notice without text shows nothing, whatever else is left in its fields', async () => {
  const { site } = await builtAt('2026-12-01T00:00:00Z', changed('siteSettings', 'notice.text', undefined));
  expect(site.notice).toBeNull();
});

test('only a build with SITE_URL knows the official address of the site', async () => {
  const hostIn = async (env: NodeJS.ProcessEnv) => (await shapeContent(good, readSettings(env, []))).pages.site.host;
  expect([await hostIn({}), await hostIn({ SITE_URL: 'https://situs.id' })]).toEqual([undefined, 'situs.id']);
});

describe('a permit and a certificate from 1 December 2026 to 31 December 2027', () => {
  const dates = { 'permit.from': '2026-12-01', 'permit.until': '2027-12-31', 'tashih.until': '2027-12-31' };
  const documents = Object.entries(dates).reduce((all, [field, day]) => withValue('legality', field, day, all), good);
  test.each([
    ['2026-11-30T23:59:59+07:00', false, true],
    ['2026-12-01T00:00:00+07:00', true, true],
    ['2027-12-31T23:59:59+07:00', true, true],
    ['2028-01-01T00:00:00+07:00', false, false],
  ])('in a build at %s every page shows the permit: %s; the certificate: %s', async (moment, permit, certificate) => {
    const { home, about, contact, donation, site } = await builtAt(moment, documents);
    const facts = [about.legality.facts, contact.legality, donation.legality];
    expect([...facts, site.legality].map((each) => each.permit !== null)).toEqual([permit, permit, permit, permit]);
    expect([...facts, home.hero].map(({ tashih }) => tashih !== null)).toEqual(Array(4).fill(certificate));
  });
});
