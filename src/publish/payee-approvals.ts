import { contentTexts } from './documents/content-texts.ts';
import { readDocuments } from './documents/documents.ts';
import { pageData } from './documents/page-data.ts';
import type { SanityDocument } from './documents/sanity-document.ts';
import { command } from './failure.ts';
import { approvedHosts, hostEntry, isLink, linkProblem } from './gates/links.ts';
import { approvals, approvedIn } from './gates/payee-fingerprint.ts';
import { largeMoves, type Priced } from './gates/prices.ts';
import { lastRelease, type Released } from './last-release.ts';
import { readSettings, type Settings } from './settings.ts';

const mark = (isApproved: boolean) => (isApproved ? 'sudah disetujui' : 'BELUM disetujui');

/** `npm run payee:fingerprint`: all of the chosen content that two people approve, in words, and the settings for it. */
async function tell(settings: Settings): Promise<void> {
  const { documents } = await readDocuments(settings);
  const pages = (await pageData(documents)) as unknown as Released;
  const before = await lastRelease(settings);
  tellPayees(documents, settings);
  if (before) tellChanges(before.confirmation, pages.confirmation);
  const hosts = tellHosts(documents, settings);
  const moves = before ? tellMoves(before, pages, settings) : [];
  console.log('\nCocokkan tiap kata dan angka dengan aslinya, berdua. Setelah itu, di setelan rilis:');
  console.log(
    `APPROVED_PAYEES=${approvals(documents)
      .map(({ fingerprint }) => fingerprint)
      .join(',')}`,
  );
  console.log(`APPROVED_HOSTS=${hosts.join(',')}`);
  if (moves.length > 0) console.log(`APPROVED_PRICES=${moves.join(',')}`);
}

function tellPayees(documents: readonly SanityDocument[], { release }: Settings): void {
  const { approved } = approvedIn(release.APPROVED_PAYEES);
  for (const { document, field, what, fingerprint } of approvals(documents)) {
    console.log(`${fingerprint}  ${mark(approved.has(fingerprint))}: ${what}`);
    console.log(`  ${document}, isian ${field}`);
  }
}

/** What is read on the confirmation page now, and what the last release shows there. */
function tellChanges(before: unknown, now: unknown): void {
  const old = new Map(contentTexts(before).map(({ field, text }) => [field, text]));
  const texts = new Map(contentTexts(now).map(({ field, text }) => [field, text]));
  const changed = [...new Set([...old.keys(), ...texts.keys()])].filter((field) => old.get(field) !== texts.get(field));
  console.log(`\nHalaman konfirmasi, dibandingkan dengan rilis terakhir: ${changed.length || 'tidak ada'} perubahan`);
  for (const field of changed) {
    console.log(`  ${field}`);
    console.log(`    dulu:     ${old.get(field) ?? '(tidak ada)'}`);
    console.log(`    sekarang: ${texts.get(field) ?? '(dihapus)'}`);
  }
}

function tellHosts(documents: readonly SanityDocument[], { release }: Settings): string[] {
  const { approved } = approvedHosts(release);
  const links = documents
    .filter(({ _type }) => _type !== 'sanity.imageAsset')
    .flatMap((document) => contentTexts(document));
  const urls = links.filter((piece) => isLink(piece) && URL.canParse(piece.text)).map(({ text }) => new URL(text));
  const linked = urls.filter(({ hostname }) => hostname !== '');
  const entries = [...new Set(linked.map(hostEntry))].sort();
  console.log('\nSitus lain yang ditautkan, dengan jalurnya bila siapa pun dapat menulis di sana:');
  for (const entry of entries) {
    const used = linked.filter((url) => hostEntry(url) === entry);
    console.log(`  ${entry}  ${mark(used.every(({ href }) => linkProblem(href, { hosts: approved }) === null))}`);
    for (const { href } of used) console.log(`    ${href}`);
  }
  return entries;
}

function tellMoves(before: Priced, now: Priced, { release }: Settings): string[] {
  const { approved } = approvedIn(release.APPROVED_PRICES);
  const moves = largeMoves(before, now);
  if (moves.length > 0) console.log('\nHarga yang berubah lebih dari separuh sejak rilis terakhir:');
  for (const { document, field, what, fingerprint } of moves)
    console.log(`${fingerprint}  ${mark(approved.has(fingerprint))}: ${document}, isian ${field}, ${what}`);
  return moves.map(({ fingerprint }) => fingerprint);
}

await command(() => tell(readSettings()));
