import { decoded } from './digit-runs.ts';

/** A piece of content or output that a visitor can read, hear, copy or follow. */
export interface Piece {
  kind: 'text' | 'link';
  text: string;
  /** Where it stands in a document: `answer.0`. Empty in HTML. */
  field: string;
}

export interface OutputFile {
  /** From the root of the output: `donation.html`. */
  path: string;
  text: string;
}

const list = (words: string) => new Set(words.split(' '));

/** Tags that end no line: digits on both sides are read as one number. */
const inline = list(
  'a abbr b bdi bdo cite code data del em font i ins kbd mark q s samp small span strong sub sup time u var wbr',
);

/** Attributes that name, place or style: nobody reads them. Any other may be read out or followed. */
const unread = list(
  'aria-controls aria-describedby aria-labelledby class for height id imagesrcset integrity media nonce sizes srcset style width',
);

/** Drawings, whose attributes are coordinates. */
const shapes = list(
  'circle clippath defs ellipse g line lineargradient mask path pattern polygon polyline rect stop svg use',
);

const tagRest = `((?:[^>"']|"[^"]*"|'[^']*')*)>`;
const token = new RegExp(
  `<!--.*?-->|<(script|style)\\b${tagRest}(.*?)</\\1\\s*>|<(/?)([a-z][\\w-]*)${tagRest}|([^<]+|<)`,
  'gis',
);
const attribute = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

/** What is visible in a file: HTML, JSON, or the text of sitemap and robots. */
export function visiblePieces({ path, text }: OutputFile): Piece[] {
  if (path.endsWith('.html')) return htmlPieces(text);
  if (/\.(json|webmanifest)$/.test(path)) return contentPieces(JSON.parse(text));
  return [{ kind: 'text', field: '', text: text.replaceAll(/<[^>]*>/g, '\n') }];
}

function htmlPieces(html: string): Piece[] {
  let read = '';
  const pieces: Piece[] = [];
  for (const [, script, kind, code = '', closing, name = '', attributes = '', text = ''] of html.matchAll(token)) {
    if (script && kind?.includes('application/ld+json')) pieces.push(...contentPieces(JSON.parse(code)));
    const tag = name.toLowerCase();
    if (tag && !inline.has(tag)) read += '\n';
    if (tag && !closing) pieces.push(...attributePieces(tag, attributes));
    read += plain(text);
  }
  return [{ kind: 'text', field: '', text: read }, ...pieces];
}

function attributePieces(tag: string, attributes: string): Piece[] {
  return Array.from(attributes.matchAll(attribute)).flatMap(([, given = '', ...values]) => {
    const name = given.toLowerCase();
    if (unread.has(name) || (shapes.has(tag) && !/^(aria-label|title)$/.test(name))) return [];
    return pieceOf(plain(values.find((value) => value !== undefined) ?? ''), '');
  });
}

/** Every text in a value of content; the keys of Sanity are not for visitors. */
export function contentPieces(value: unknown, field = ''): Piece[] {
  if (typeof value === 'string') return pieceOf(value, field);
  if (typeof value !== 'object' || value === null) return [];
  // A paragraph is one text, also where a word in it is bold.
  if ('children' in value && Array.isArray(value.children)) {
    const { children, ...rest } = value;
    const text = (children as { text?: string }[]).map((span) => span.text ?? '').join('');
    return [{ kind: 'text', field, text }, ...contentPieces(rest, field)];
  }
  return Object.entries(value).flatMap(([key, child]) =>
    key.startsWith('_') || key === 'marks' ? [] : contentPieces(child, field ? `${field}.${key}` : key),
  );
}

/** Files of our own are named by a hash, which may be all digits, and the name is never shown. */
const asset = /^\/(?:assets|content|fonts|images)\/[^?#]*$|^https?:\/\/[^/]+\/images\/[\w-]+\.[\da-f]{8}\.png$|^data:/;

function pieceOf(text: string, field: string): Piece[] {
  if (asset.test(text)) return [];
  if (/^https?:\/\/\S+$/i.test(text)) return [{ kind: 'link', field, text }];
  return [{ kind: 'text', field, text: /^(?:tel|sms|mailto|whatsapp):/i.test(text) ? decoded(text) : text }];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' };

function plain(html: string): string {
  return html.replaceAll(/&(?:#(x?[\da-f]+)|([a-z]+));/gi, (whole: string, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code.toLowerCase().replace(/^x/, '0x'))) : (entities[name] ?? whole),
  );
}
