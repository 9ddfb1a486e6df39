/** Elements whose text a page does not show. Sanity's paste would take it, too. */
const hidden = '[hidden], [style*="display:none"], [style*="visibility:hidden"], [style*="mso-hide:all"]';
const comments = '.msocomanchor, .MsoCommentReference, .MsoCommentText, [style*="mso-element:comment"]';

/** The number, letter or bullet that Word writes in front of an entry of a list. */
const wordMarker = '[style*="mso-list:Ignore"]';

/** What Sanity's paste would run together or invent: what staff read about it, and whether the copied HTML has it. */
const refusals: [reason: string, isIn: (copied: Document) => boolean][] = [
  ['tabel: tempel barisnya satu per satu', (copied) => copied.querySelector('td, th') !== null],
  [
    'perubahan yang dilacak: terima perubahannya di Word dulu',
    (copied) => hasText(copied, 'ins, del, .msoIns, .msoDel'),
  ],
  ['komentar: hapus komentarnya dulu', (copied) => hasText(copied, comments)],
  ['teks tersembunyi: tampilkan atau hapus dulu', (copied) => hasText(copied, hidden)],
  ['daftar yang tidak mulai dari 1, atau berhuruf: ketik sebagai paragraf', hasOtherNumbers],
];

/** The reasons why copied HTML is not pasted into a text. Empty if it may be pasted. */
export function refusedPaste(html: string): string[] {
  const copied = new DOMParser().parseFromString(withoutSpaces(html), 'text/html');
  return refusals.flatMap(([reason, isIn]) => (isIn(copied) ? [reason] : []));
}

/** Removes the spaces of styles, so that the selectors above match: `mso-list: Ignore` becomes `mso-list:Ignore`. */
const withoutSpaces = (html: string) =>
  html.replaceAll(
    /\sstyle=(?:"[^"]*"|'[^']*')/g,
    (style) => ` ${style.replaceAll(/(?<=[:;])\s+|\s+(?=[:;])/g, '').trim()}`,
  );

const hasText = (copied: Document, selector: string) =>
  [...copied.body.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() !== '');

/** Lists that Sanity's paste would number from 1. */
const otherNumbers =
  'ol[start]:not([start="1"]), ol[type]:not([type="1"]), [style*="list-style-type:lower"], [style*="list-style-type:upper"]';

function hasOtherNumbers(copied: Document): boolean {
  if (copied.querySelector(otherNumbers)) return true;
  return [...copied.querySelectorAll(wordMarker)].some((marker) => {
    const text = marker.textContent.replaceAll(/[\s().]/g, ''); // `iv` for `(iv)`, `1` for `1.`
    const isBullet = text.toLowerCase() === 'o'; // Word's bullet of the second level
    const isFirst = !marker.closest('p')?.previousElementSibling?.querySelector(wordMarker);
    const startsLater = isFirst && /^\d+$/.test(text) && text !== '1'; // a list that begins with `3.`
    const hasLetters = /^[a-z]+$/i.test(text) && !isBullet; // `a)`, `iv.`
    return startsLater || hasLetters;
  });
}
