import { Parser } from 'htmlparser2';
import { contentTexts, momentPattern, type Piece } from '../documents/content-texts.ts';

const list = (words: string) => new Set(words.split(' '));

/** Inline tags: a text runs on across them. */
const inline = list(
  'a abbr b bdi bdo cite code data del em font i ins kbd mark q s samp small span strong sub sup time u var wbr',
);
/** Attributes that name, place or style: nobody reads them. Any other may be read out or followed. */
const unread = list(
  'aria-controls aria-describedby aria-labelledby class for height id imagesizes imagesrcset integrity media nonce sizes srcset style width xmlns',
);
/** Drawings, whose attributes are coordinates. */
const shapes = list(
  'circle clippath defs ellipse g line lineargradient mask path pattern polygon polyline rect stop svg use',
);
/** When a notice or a version of a legal page is shown. */
const timed = /^data-(?:from|until)$/;
const followed = list('action data formaction href ping poster src xlink:href');
/** Of the head: they fetch our own files, which are named by a hash. */
const fetched = /^\/(?:assets|content|fonts|images)\/[\w./-]+$|^\/[\w-]+\.(?:png|svg|ico|webmanifest)$/;

export interface HtmlTexts {
  /** What is read from the top of the page to its end, and each attribute that is read out. */
  texts: Piece[];
  attributes: Piece[];
  links: Piece[];
  /** What stands in elements marked `data-payee`, by the mark: bank, number, holder, whatsapp, phone. */
  payee: { mark: string; text: string }[];
}

/** What is visible in a page, also without JavaScript, as an HTML parser reads it. */
export function htmlTexts(html: string): HtmlTexts {
  const found: HtmlTexts = { texts: [], attributes: [], links: [], payee: [] };
  const open: (string | undefined)[] = [];
  let read = '';
  let code: { type: string | undefined; text: string } | undefined;
  const parser = new Parser({
    onopentag(tag, attributes) {
      open.push(attributes['data-payee']);
      if (!inline.has(tag)) read += '\n';
      if (tag === 'script' || tag === 'style') code = { type: attributes.type, text: '' };
      if (attributes['data-payee'] !== undefined) found.payee.push({ mark: attributes['data-payee'], text: '' });
      readAttributes(found, tag, attributes);
    },
    ontext(text) {
      if (code) code.text += text;
      else read += text.replaceAll(/\s+/g, ' ');
      if (open.some((mark) => mark !== undefined)) (found.payee.at(-1) as { text: string }).text += text;
    },
    onclosetag(tag) {
      open.pop();
      if (!inline.has(tag)) read += '\n';
      // Other scripts hold code, and names of files for it.
      if (code?.type === 'application/ld+json') found.attributes.push(...contentTexts(JSON.parse(code.text)));
      code = undefined;
    },
  });
  parser.end(html);
  found.texts = read
    .split(/ *\n[ \n]*/)
    .filter(Boolean)
    .map((text) => ({ field: '', text }));
  return found;
}

function readAttributes(found: HtmlTexts, tag: string, attributes: Record<string, string>): void {
  for (const [name, text] of Object.entries(attributes)) {
    // The policy of the page: hashes, for the browser alone.
    if (name === 'content' && attributes['http-equiv'] === 'Content-Security-Policy') continue;
    if (timed.test(name) && momentPattern.test(text)) continue;
    if (text === '' || unread.has(name) || (shapes.has(tag) && !/^(?:aria-label|title|(?:xlink:)?href)$/.test(name)))
      continue;
    if (fetched.test(text) && /^(?:href|src)$/.test(name)) continue;
    if (followed.has(name) || /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(text)) found.links.push({ field: '', text });
    else found.attributes.push({ field: '', text });
  }
}
