import { pageContracts } from '../../content/pages.ts';
import { contentTexts, type Piece } from '../documents/content-texts.ts';
import { htmlTexts } from './html-texts.ts';
import { isLink, linkProblem } from './links.ts';
import { linkNumbers } from './long-numbers.ts';
import { suspects } from './suspects.ts';

export interface OutputFile {
  /** From the root of the output: `donation.html`. */
  path: string;
  text: string;
}

export interface AllowedInFiles {
  numbers: ReadonlySet<string>;
  hosts: readonly string[];
  /** Numbers that a chat or a call may go to, 62 first. */
  phones: ReadonlySet<string>;
}

/** A number, or a link and why it may not be followed. */
type Shown = { place: string } & (
  | { number: string; link?: undefined; problem?: undefined }
  | { number?: undefined; link: string; problem: string }
);

/** What a finished file shows although nobody allowed it. */
export function fileProblems({ path, text }: OutputFile, allowed: AllowedInFiles): Shown[] {
  const { texts, attributes, links } = textsOf(path, text);
  const places = placeIn(path);
  const numbers = [texts, ...attributes.map((one) => [one])].flatMap((pieces) => suspects(pieces, allowed.numbers));
  return [
    ...numbers.map(({ written, fields }) => ({ place: places(fields), number: written })),
    ...links.flatMap(({ field, text: link }): Shown[] => {
      const made = madeLink(link, allowed);
      const problem = made ? null : linkProblem(link, allowed);
      if (problem) return [{ place: places([field]), link, problem }];
      const wrong = made ?? (ownPicture.test(link) ? [] : linkNumbers(link, allowed.numbers));
      return wrong.map((number) => ({ place: places([field]), number }));
    }),
  ];
}

/** Problems in content are reported under the names that staff know. */
function placeIn(path: string): (fields: readonly string[]) => string {
  const name = /^content\/([\w-]+)\.[\da-f]{8}\.json$/.exec(path)?.[1] ?? '';
  const document = Object.entries(pageContracts).find(([page]) => page === name)?.[1].document;
  return document ? (fields) => `Dokumen ${document}, isian ${fields.join(' dan ')}` : () => `Berkas ${path}`;
}

interface Texts {
  /** Shown one after the other. */
  texts: Piece[];
  /** Each by itself. */
  attributes: Piece[];
  links: Piece[];
}

function textsOf(path: string, text: string): Texts {
  if (path.endsWith('.html')) return htmlTexts(text);
  if (/\.(?:json|webmanifest)$/.test(path)) {
    const pieces = contentTexts(JSON.parse(text)).filter((piece) => !isUnseen(piece));
    return { texts: pieces.filter((piece) => !isLink(piece)), attributes: [], links: pieces.filter(isLink) };
  }
  const lines = text.replaceAll(/<[^>]*>/g, '\n').split('\n');
  return { texts: [], attributes: lines.map((line) => ({ field: '', text: line })), links: [] };
}

/**
 * Nobody reads these: files of our own are named by a hash, which may be all digits; the Studio names documents by random
 * digits and letters; colours are drawn.
 */
const isUnseen = ({ field, text }: Piece) =>
  (/\.(?:id|plan)$/.test(field) && /^[\w.-]+$/.test(text)) ||
  (/(?:^|\.)src$/.test(field) && /^\/(?:images|icon)[\w./-]*$/.test(text)) ||
  (field.endsWith('_color') && /^#[\dA-F]{6}$/i.test(text));
const ownPicture = /^https:\/\/[^/]+\/images\/[\w-]+\.[\da-f]{8}\.png$/;

/**
 * Links that only our code makes: chats and calls with approved numbers, and chats whose recipient the visitor
 * chooses. Returns the wrong numbers in one, undefined for every other link.
 */
function madeLink(link: string, { phones, numbers }: AllowedInFiles): string[] | undefined {
  if (/^tel:(?:%20|[\s+().-]|\d)+$/.test(link)) {
    const digits = link.replaceAll('%20', ' ').replaceAll(/\D+/g, ' ').trim();
    return phones.has(digits.replaceAll(' ', '')) ? [] : [digits];
  }
  const chat = /^https:\/\/wa\.me\/(\d*)(?:\?text=([^&#]*))?$/.exec(link);
  if (!chat) return undefined;
  const [, recipient = '', message = ''] = chat;
  const texts = decodeURIComponent(message)
    .split('\n')
    .map((text) => ({ field: '', text }));
  const wrong = suspects(texts, numbers).map(({ written }) => written);
  return recipient === '' || phones.has(recipient) ? wrong : [recipient, ...wrong];
}
