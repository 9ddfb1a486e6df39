import { describe, expect, test } from 'vitest';
import { pageContracts } from '../../src/content/page-contracts.ts';
import { ContentError } from '../../src/publish/documents/content-errors.ts';
import { sentenceOf } from '../../src/publish/documents/problems.ts';
import { pageData } from '../../src/publish/documents/read-content.ts';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { changed, crowd, crowds, good, titled } from './hostile.ts';

const without = (id: string) => good.filter(({ _id }) => _id !== id);

async function refusalOf(documents: SanityDocument[]): Promise<ContentError> {
  const error = await pageData(documents).then(
    () => new ContentError([]),
    (reason: unknown) => reason,
  );
  if (error instanceof ContentError) return error;
  throw error;
}
const problemsOf = async (documents: SanityDocument[]) => (await refusalOf(documents)).problems.map(sentenceOf);
/** A path without positions in lists. Pages name a picture `picture`, documents `image`. */
const plainPath = (path: string) => path.replaceAll(/\[[^\]]*\]|\.\d+/g, '').replace('.picture', '.image');
/** Whether one path lies within the other. */
function isWithin(found = '', meant: string): boolean {
  const [foundPlain, meantPlain] = [plainPath(found), plainPath(meant)];
  return foundPlain !== '' && (foundPlain.startsWith(meantPlain) || meantPlain.startsWith(foundPlain));
}

test('the documents that the table changes pass unchanged', async () => {
  expect(await problemsOf(good)).toEqual([]);
});

describe('the build refuses a hostile value and leads staff to its field', () => {
  test.each(titled)('%s', async (_title, [id, path, value, words = '']) => {
    const { problems, fields, message } = await refusalOf(changed(id, path, value));
    const places = problems
      .filter((problem) => sentenceOf(problem).includes(words))
      .map((problem) => fields.get(problem));
    expect(
      places.some((place) => place?.id === id && isWithin(place.path, path)),
      message,
    ).toBe(true);
  });

  test.each(crowds)('%i documents of the type %s, one more than fit', async (count, type, path) => {
    const max = count - 1;
    expect((await problemsOf(crowd(type, count))).join('\n')).toContain(
      `isian ${path}: isi paling banyak ${max} butir`,
    );
    expect(await problemsOf(crowd(type, max))).toEqual([]);
  });

  test.each([
    ['shippingCity', 'donationPage, isian prices.cities: isi paling sedikit 1'],
    ['plan', 'pricingPage, isian plans: isi paling sedikit 1'],
    ['feature', 'homePage, isian features.items: isi paling sedikit 3'],
    ['teamMember', 'aboutPage, isian team.items: isi paling sedikit 1'],
  ])('no document of the type %s', async (type, problem) => {
    expect((await problemsOf(crowd(type, 0))).join('\n')).toContain(problem);
  });

  test('a deleted document disappears from its page, and nothing else has to be edited', async () => {
    expect(await problemsOf(without('kota-medan'))).toEqual([]);
    expect(await problemsOf(without('paket-pro'))).toEqual([]);
    expect(await problemsOf(crowd('faq', 0))).toEqual([]);
  });

  test('an empty dataset names every missing document', async () => {
    expect(await problemsOf([])).toHaveLength(Object.keys(pageContracts).length);
  });
});
