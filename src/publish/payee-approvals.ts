import { readDocuments } from './documents/documents.ts';
import { idOf } from './documents/problems.ts';
import { contentTexts, type Documents, references } from './documents/sanity-document.ts';
import { command } from './failure.ts';
import { approvedIn, type Asked } from './gates/approvals.ts';
import { holdBack } from './gates/hold-back.ts';
import { readLastRelease } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';

/** `npm run payee:fingerprint` prints the content that two people approve, and the setting that approves it. */
async function showApprovals(settings: Settings): Promise<void> {
  const documents = await readDocuments(settings);
  const last = await readLastRelease(settings);
  const { approved } = approvedIn(settings.release.APPROVED_PAYEES);
  const askedFor = (shown: Documents) => holdBack(shown, { last, approved, site: settings.siteOrigin }).asked;
  const asked = askedFor(documents);
  for (const ask of asked) {
    console.log(`\n${ask.title}: ${ask.state === 'approved' ? 'sudah disetujui' : 'BELUM disetujui'}`);
    for (const line of linesOf(ask)) console.log(`  ${line.replaceAll('\n', '\n    ')}`);
  }
  // The approvals of what shows now stay until the new content is released. Others are no longer needed.
  const used = new Set([...asked, ...askedFor(last ?? [])].map(({ fingerprint }) => fingerprint));
  console.log('\nCocokkan tiap kata dan angka dengan aslinya, berdua. Setelah itu, di setelan rilis:');
  console.log(`APPROVED_PAYEES=${[...used].join(',')}`);
}

/** The texts to read before an approval. */
function linesOf({ content, before, foreign }: Asked): string[] {
  const now = textByField(content);
  const old = textByField(before ?? []);
  const texts = Array.from(now, ([field, text]) => `${field}: ${text}`);
  // A document with foreign parts: these, and all its texts.
  if (foreign) return [`Belum pernah tayang: ${foreign.join(', ')}`, ...texts];
  // A group that no release has shown: all its texts.
  if (!before) return texts;
  // Any other group: what has changed since the last release.
  const fields = [...new Set([...old.keys(), ...now.keys()])].filter((field) => old.get(field) !== now.get(field));
  return fields.flatMap((field) => [`${field}:`, `- ${old.get(field) ?? ''}`, `+ ${now.get(field) ?? ''}`]);
}

/** Every text, number and picture, by document and field. */
const textByField = (content: Documents): Map<string, string> =>
  new Map(
    content.flatMap((document) => {
      const place = idOf(document);
      const pictures = references(document).map(({ path, ref }) => ({ field: path, text: ref }));
      return [...contentTexts(document), ...pictures].map(({ field, text }) => [`${place} ${field}`, text] as const);
    }),
  );

await command(() => showApprovals(readSettings()));
