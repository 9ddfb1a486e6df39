import { diff } from 'node:util';
import { nameOf } from '../content/problems.ts';
import { contentTexts, type Documents, references } from './documents/sanity-document.ts';
import { readDocuments } from './documents/documents.ts';
import { command } from './failure.ts';
import { approvedIn, type Asked, holdBack } from './gates/hold-back.ts';
import { lastRelease } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';

/** `npm run payee:fingerprint` prints the content that two people approve, and the setting that approves it. */
async function showApprovals(settings: Settings): Promise<void> {
  const { siteOrigin: site, release } = settings;
  const documents = await readDocuments(settings);
  const last = await lastRelease(settings);
  const { approved } = approvedIn(release.APPROVED_PAYEES);
  const { asked } = holdBack(documents, { last, approved, site });
  for (const ask of asked) {
    console.log(`\n${ask.title}: ${ask.state === 'approved' ? 'sudah disetujui' : 'BELUM disetujui'}`);
    for (const line of linesOf(ask)) console.log(`  ${line.replaceAll('\n', '\n    ')}`);
  }
  // The approvals of what shows now stay until the new content is released.
  const shown = last ? holdBack(last, { last, approved, site }).asked : [];
  const used = [...new Set([...asked, ...shown].map(({ fingerprint }) => fingerprint))];
  const unused = [...approved].filter((entry) => !used.includes(entry));
  if (unused.length > 0) console.log('\nTidak dipakai lagi, hapus dari APPROVED_PAYEES:');
  for (const entry of unused) console.log(`  ${entry}`);
  console.log('\nCocokkan tiap kata dan angka dengan aslinya, berdua. Setelah itu, di setelan rilis:');
  console.log(`APPROVED_PAYEES=${used.join(',')}`);
}

/** What to read: the foreign parts of a document, the changes of a group since the last release, or all its texts. */
function linesOf({ content, before, parts }: Asked): string[] {
  const [now, old] = [textsOf(content), before && textsOf(before)];
  const texts = Array.from(now, ([field, text]) => `${field}: ${text}`);
  if (parts) return [`Belum pernah tayang: ${parts.join(', ')}`, ...texts];
  if (!old) return texts;
  const fields = [...new Set([...old.keys(), ...now.keys()])].filter((field) => old.get(field) !== now.get(field));
  return fields.map((field) => `${field}: ${wordsChanged(old.get(field) ?? '', now.get(field) ?? '')}`);
}

/** Every text, number and picture, by document and field. */
const textsOf = (content: Documents): Map<string, string> =>
  new Map(
    content.flatMap((document) => {
      const place = nameOf(document).replace('Dokumen ', '');
      const pictures = references(document).filter(({ ref }) => ref.startsWith('image-'));
      return [
        ...contentTexts(document).map(({ field, text }) => [`${place} ${field}`, text] as const),
        ...pictures.map(({ ref }, index) => [`${place} gambar ${index + 1}`, ref] as const),
      ];
    }),
  );

/** `diff` gives each word a sign: 1 if only `now` has it, -1 if only `before` has it, 0 for both. */
const wordsChanged = (before: string, now: string): string =>
  (diff(now.split(' '), before.split(' ')) as [number, string][])
    .map(([sign, word]) => (sign === 0 ? word : sign > 0 ? `{+${word}+}` : `[-${word}-]`))
    .join(' ');

await command(() => showApprovals(readSettings()));
