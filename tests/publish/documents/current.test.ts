import { describe, expect, test } from 'vitest';
import { contentAt, pageData } from '../../../src/publish/documents/read-content.ts';
import type { PageContents } from '../../../src/page-contents.ts';
import { changed, good } from '../hostile.ts';

const at = (moment: string) => Date.parse(moment);

describe('a notice from 08.00 to 10.00 WIB', () => {
  test.each([
    ['2026-12-01T07:59:59+07:00', [false]],
    ['2026-12-01T08:00:00+07:00', [true]],
    ['2026-12-01T09:59:59+07:00', [true]],
    ['2026-12-01T10:00:00+07:00', []],
  ])('is shown in a build at %s: %j', async (moment, shown) => {
    const { site } = contentAt(await pageData(good), at(moment));
    expect(site.notices.map((each) => each.shown)).toEqual(shown);
  });
});

describe('terms that change on 1 January 2027', () => {
  const { sections, updated } = good.find(({ _id }) => _id === 'termsPage') as unknown as PageContents['terms'];
  const coming = [
    { _key: 'a', announced: '2026-12-01', from: '2027-01-01', sections: [{ ...sections[0], heading: 'Baru' }] },
  ];
  test.each([
    ['2026-12-31T23:59:59+07:00', sections.length, updated, true],
    ['2027-01-01T00:00:00+07:00', 1, '2027-01-01', false],
    ['2026-12-31T17:00:00Z', 1, '2027-01-01', false],
  ])('in a build at %s have %i sections of %s; the change is announced: %s', async (moment, count, day, announced) => {
    const { terms } = contentAt(await pageData(changed('termsPage', 'coming', coming)), at(moment));
    expect([terms.sections.length, terms.updated, terms.coming !== null]).toEqual([count, day, announced]);
  });
});
