import { marked } from 'marked';

/** One part of the handbook: a heading of buku-pegangan.md and its text. */
export interface Part {
  /** `mengubah-harga`, for addresses. */
  id: string;
  title: string;
  /** Document types that it is about, as its comment `<!-- bagian: … -->` names them. */
  types: readonly string[];
  html: string;
  /** Title, and the words of `<!-- kata: … -->` that people use instead. Words in lower case, between spaces. */
  names: string;
  text: string;
}

/** The parts of the handbook in order. `picture` returns the address of a picture. */
export function partsOf(markdown: string, picture: (file: string) => string): Part[] {
  const [, ...sections] = markdown.split(/^## /m);
  return sections.map((section) => {
    const [title = '', ...lines] = section.split('\n');
    const body = lines.join('\n');
    const types = /<!-- bagian: (.*?) -->/.exec(body)?.[1]?.split(' ') ?? [];
    const words = body.replaceAll(/<!--.*?-->/g, '');
    const html = marked.parse(
      words.replaceAll(/\]\(([\w-]+\.png)\)/g, (_, file: string) => `](${picture(file)})`),
      { async: false },
    );
    const names = plain(`${title} ${/<!-- kata: (.*?) -->/.exec(body)?.[1] ?? ''}`);
    const text = names + plain(html.replaceAll(/<[^>]+>/g, ' '));
    return { id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), title, types, html, names, text };
  });
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Words of a question that say nothing about its subject. */
const small = new Set(
  'cara bagaimana gimana kenapa mengapa apa di ke dari dan yang untuk pada saya mau ingin'.split(' '),
);

/** The parts with most of the words, those that are named so first; without words, all parts in their order. */
export function search(parts: readonly Part[], words: string): Part[] {
  const wanted = plain(words)
    .trim()
    .split(' ')
    .filter((word) => word && !small.has(word));
  // A long word also counts inside another: “ganti” in “mengganti”.
  const hits = (text: string) => wanted.filter((word) => text.includes(word.length > 3 ? word : ` ${word} `)).length;
  const most = Math.max(Math.min(1, wanted.length), ...parts.map(({ text }) => hits(text)));
  const found = parts.filter(({ text }) => hits(text) === most);
  return found.toSorted((one, other) => hits(other.names) - hits(one.names));
}

/** The part about the document that an address of the Studio shows, such as `/structure/daftar;plan;paket-pro`. */
export function partFor(parts: readonly Part[], address: string): Part | undefined {
  const names = decodeURIComponent(address).split(/[/;,=?&]/);
  return parts.find(({ types }) => types.some((type) => names.includes(type)));
}
