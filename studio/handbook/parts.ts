import { marked } from 'marked';

/** One part of the handbook: a heading of buku-pegangan.md and its text. */
export interface Part {
  /** `mengubah-harga`, for addresses. */
  id: string;
  title: string;
  /** Document types that it is about, as its comment `<!-- bagian: … -->` names them. */
  types: readonly string[];
  html: string;
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
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    return { id: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'), title, types, html, text: `${title} ${text}` };
  });
}

/** The parts that contain all words, in any order; without words, all parts. */
export function search(parts: readonly Part[], words: string): Part[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.filter(({ text }) => wanted.every((word) => text.toLowerCase().includes(word)));
}

/** The part about the document that an address of the Studio shows, such as `/structure/daftar;plan;paket-pro`. */
export function partFor(parts: readonly Part[], address: string): Part | undefined {
  const names = decodeURIComponent(address).split(/[/;,=?&]/);
  return parts.find(({ types }) => types.some((type) => names.includes(type)));
}
