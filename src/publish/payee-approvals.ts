import { diff } from 'node:util';
import { approvalGroups } from '../content/approval-groups.ts';
import { factAt, nameOf } from '../content/problems.ts';
import { contentTexts, type Piece, type Documents, references, shownParts } from './documents/sanity-document.ts';
import { readDocuments } from './documents/documents.ts';
import { command } from './failure.ts';
import {
  approvedIn,
  type ApprovedRecord,
  contentOf,
  groupFingerprint,
  noticeFingerprint,
  rollbackWarning,
} from './gates/approved-groups.ts';
import { approvedLinks, entryFor, isLink, linkProblem } from './gates/links.ts';
import { judgePrices } from './gates/judge-prices.ts';
import { textApprovals } from './gates/text-gates.ts';
import { lastRelease } from './manifest.ts';
import { readSettings, type Settings } from './settings.ts';

interface Approval {
  title: string;
  /** The texts as a reader sees them. For a change: the words that differ. */
  lines: string[];
  fingerprint: string;
  before?: string | undefined;
}

const stateText = (isApproved: boolean) => (isApproved ? 'sudah disetujui' : 'BELUM disetujui');

/** `npm run payee:fingerprint` prints the content that two people approve, and the settings that approve it. */
async function showApprovals(settings: Settings): Promise<void> {
  const documents = await readDocuments(settings);
  const shown = shownParts(documents);
  const last = await lastRelease(settings);
  const { approved } = approvedIn(settings.release.APPROVED_PAYEES);
  const all = [...groupApprovals(documents, last), ...noticesAndTexts(shown)];
  for (const { title, lines, fingerprint } of all) {
    console.log(`\n${title}: ${stateText(approved.has(fingerprint))}`);
    for (const line of lines) console.log(`  ${line.replaceAll('\n', '\n    ')}`);
  }
  const rollback = rollbackWarning(documents, last, approved);
  if (rollback !== null) console.log(`\n${rollback}`);
  const hosts = showAddresses(shown, settings);
  const prices = showPrices(documents, last, settings);
  // The approvals of the present content stay until the new content is released.
  const used = [...new Set(all.flatMap(({ fingerprint, before = fingerprint }) => [fingerprint, before]))];
  // The fingerprint of a picture has 40 digits (SHA-1), that of a text 64 (SHA-256).
  const pictures = [...approved].filter((entry) => entry.length === 40);
  const unused = [...approved].filter((entry) => entry.length === 64 && !used.includes(entry));
  if (unused.length > 0) console.log('\nTidak dipakai lagi, hapus dari APPROVED_PAYEES:');
  for (const entry of unused) console.log(`  ${entry}`);
  console.log('\nCocokkan tiap kata dan angka dengan aslinya, berdua. Setelah itu, di setelan rilis:');
  console.log(`APPROVED_PAYEES=${[...used, ...pictures].join(',')}`);
  console.log(`APPROVED_HOSTS=${hosts.join(',')}`);
  if (prices.length > 0) console.log(`APPROVED_PRICES=${prices.join(',')}`);
}

function groupApprovals(documents: Documents, last: ApprovedRecord | null): Approval[] {
  return approvalGroups.flatMap((group) => {
    const content = contentOf(group, documents);
    const before = last?.groups[group.name];
    if (content.length === 0 && !before?.length) return [];
    const fingerprint = groupFingerprint(group, content);
    const released = before && groupFingerprint(group, before);
    const texts = textsOf(content).map(({ field, text }) => `${field}: ${text}`);
    const lines = before && fingerprint !== released ? changes(before, content) : texts;
    return [{ title: group.title + sinceRelease(fingerprint, released), lines, fingerprint, before: released }];
  });
}

function sinceRelease(now: string, released: string | undefined): string {
  if (released === undefined) return '';
  return now === released ? ', sama dengan rilis terakhir' : ', berubah sejak rilis terakhir';
}

/** Every text, number and picture of a group, by document and field. */
const textsOf = (content: Documents): Piece[] =>
  content.flatMap((document) => {
    const place = nameOf(document).replace('Dokumen ', '');
    const texts = contentTexts(document).map(({ field, text }) => ({ field: `${place} ${field}`, text }));
    const pictures = references(document).filter(({ ref }) => ref.startsWith('image-'));
    return [...texts, ...pictures.map(({ ref }, index) => ({ field: `${place} gambar ${index + 1}`, text: ref }))];
  });

/** The fields that differ. A removed word is written `[-word-]`, a new word `{+word+}`. */
function changes(before: Documents, now: Documents): string[] {
  const old = new Map(textsOf(before).map(({ field, text }) => [field, text]));
  const texts = new Map(textsOf(now).map(({ field, text }) => [field, text]));
  const fields = [...new Set([...old.keys(), ...texts.keys()])];
  const changed = fields.filter((field) => old.get(field) !== texts.get(field));
  const lines = changed.map((field) => `${field}: ${wordsChanged(old.get(field) ?? '', texts.get(field) ?? '')}`);
  return lines.length > 0 ? lines : ['(susunan atau pilihan berubah; teksnya sama)'];
}

/** `diff` gives each word a sign: 1 if only `now` has it, -1 if only `before` has it, 0 for both. */
const wordsChanged = (before: string, now: string): string =>
  (diff(now.split(' '), before.split(' ')) as [number, string][])
    .map(([sign, word]) => (sign === 0 ? word : sign > 0 ? `{+${word}+}` : `[-${word}-]`))
    .join(' ');

function noticesAndTexts(documents: Documents): Approval[] {
  const notices = documents.filter(({ _type }) => _type === 'notice');
  const ofNotices = notices.map((notice) => ({
    title: `pengumuman di halaman pembayaran (${notice._id})`,
    lines: contentTexts(notice).map(({ text }) => text),
    fingerprint: noticeFingerprint(notice),
  }));
  const ofTexts = textApprovals(documents).map(({ problem, text, fingerprint }) => {
    return { title: factAt(problem), lines: text.split('\n'), fingerprint };
  });
  return [...ofNotices, ...ofTexts];
}

function showAddresses(documents: Documents, { release }: Settings): string[] {
  const approved = approvedLinks(release);
  const pieces = documents
    .filter(({ _type }) => _type !== 'sanity.imageAsset')
    .flatMap((document) => contentTexts(document));
  const links = pieces.filter((piece) => isLink(piece) && /^(?:https|mailto):/.test(piece.text));
  const foreign = links
    .map(({ text }) => text)
    .filter((link) => (URL.parse(link)?.hostname ?? approved.own) !== approved.own);
  const entries = [...new Set(foreign.map(entryFor))].toSorted();
  console.log('\nSitus lain dan email yang ditautkan:');
  for (const entry of entries) {
    const used = foreign.filter((link) => entryFor(link) === entry);
    console.log(`  ${entry}  ${stateText(used.every((link) => linkProblem(link, approved) === null))}`);
  }
  return entries;
}

function showPrices(documents: Documents, last: ApprovedRecord | null, { release }: Settings): string[] {
  const { approved } = approvedIn(release.APPROVED_PRICES);
  const { moves } = judgePrices(documents, last?.prices, new Set()); // approved moves, too
  if (moves.length > 0) console.log('\nHarga yang berubah banyak sejak terakhir disetujui:');
  for (const move of moves) console.log(`  ${factAt(move)} ${stateText(approved.has(move.values.fingerprint))}`);
  return moves.map(({ values }) => values.fingerprint);
}

await command(() => showApprovals(readSettings()));
