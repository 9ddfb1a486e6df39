import { marked } from 'marked';

/** One part of the handbook: a heading of buku-pegangan.md and its text. */
export interface Part {
  /** The part's id in addresses: `mengubah-harga`. */
  id: string;
  title: string;
  /** Document types that the part is about. Its comment `<!-- bagian: … -->` names them. */
  types: readonly string[];
  html: string;
  /** Words of the title, and the synonyms in `<!-- kata: … -->`, as `searchedText` writes them. */
  names: string;
  text: string;
}

/** Splits the handbook into parts, in order. `picture` returns the URL of a picture. */
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
    const names = searchedText(`${title} ${/<!-- kata: (.*?) -->/.exec(body)?.[1] ?? ''}`);
    const text = names + searchedText(html.replaceAll(/<[^>]+>/g, ' '));
    return { id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), title, types, html, names, text };
  });
}

/** Returns the words of a text in lower case, with a space before and after each. */
const searchedText = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Words of a question that say nothing about its subject. */
const fillerWords = new Set(
  'cara bagaimana gimana kenapa mengapa apa di ke dari dan yang untuk pada saya mau ingin'.split(' '),
);

/**
 * Returns the parts that have the most of the words. Parts with the words in title or synonyms come first. Without
 * words, returns all parts.
 */
export function search(parts: readonly Part[], words: string): Part[] {
  const wanted = searchedText(words)
    .trim()
    .split(' ')
    .filter((word) => word && !fillerWords.has(word));
  // A long word also counts within another: “ganti” in “mengganti”.
  const hits = (text: string) => wanted.filter((word) => text.includes(word.length > 3 ? word : ` ${word} `)).length;
  if (wanted.length === 0) return [...parts];
  const most = Math.max(1, ...parts.map(({ text }) => hits(text)));
  const found = parts.filter(({ text }) => hits(text) === most);
  return found.toSorted((a, b) => hits(b.names) - hits(a.names));
}

/** Returns the part about the document of a Studio address such as `/structure/daftar;plan;paket-pro`. */
export function partFor(parts: readonly Part[], address: string): Part | undefined {
  const names = decodeURIComponent(address).split(/[/;,=?&]/);
  return parts.find(({ types }) => types.some((type) => names.includes(type)));
}
