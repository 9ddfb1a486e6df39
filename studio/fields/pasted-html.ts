const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, div';
/** Elements that are headings in Word (desktop and online), in Google Docs and on web pages. */
const headings = 'h1, h2, h4, h5, h6, p.MsoTitle, p.MsoSubtitle, p.MsoTocHeading, p[role="heading"]';
/** The number or bullet that Word writes in front of a list entry. */
const wordMarker = '[style*="mso-list"][style*="Ignore" i]';

/** Links that lead nowhere on a page: into the document itself, or to files of a computer. */
const innerLinks = 'a:not([href^="http"], [href^="mailto:"], [href^="/"])';

/** What the site's texts cannot show. Each has a name for staff and a function that finds it. */
const losses: [name: string, isIn: (page: Document) => boolean][] = [
  ['tabel (setiap baris menjadi satu paragraf)', (page) => hasText(page, 'table')],
  ['gambar', (page) => page.querySelector('img, v\\:imagedata') !== null],
  ['huruf miring', (page) => hasText(page, 'i, em, [style*="italic"]')],
  ['garis bawah', (page) => hasText(page, ':is(u, [style*="underline"]):not(a, a *)')],
  ['coretan', (page) => hasText(page, 's, del, strike, [style*="line-through"]')],
  ['huruf kecil di atas atau di bawah baris', (page) => hasText(page, 'sup, sub')],
  ['tautan di dalam dokumen', (page) => hasText(page, innerLinks)],
  ['urutan berhuruf (menjadi angka)', (page) => hasLetteredList(page)],
];

const hasText = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() !== '');

const hasLetteredList = (page: Document) =>
  page.querySelector('ol[type="a" i], ol[type="i" i]') !== null ||
  [...page.querySelectorAll(wordMarker)].some(({ textContent }) => /^\s*\(?[a-z]{1,4}[.)]/i.test(textContent));

/**
 * Turns copied HTML into what the site's texts can show. Every heading becomes a Subjudul, and every row of a table a
 * paragraph. Blank lines are removed. `lost` names what is left out. The head stays, because its styles say which of
 * Word's lists have numbers.
 */
export function fromPastedHtml(html: string): { html: string; lost: string[] } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const lost = losses.filter(([, isIn]) => isIn(page)).map(([name]) => name);
  for (const heading of page.querySelectorAll(headings)) heading.replaceWith(subheading(heading));
  for (const row of page.querySelectorAll('tr')) row.replaceWith(rowParagraph(row));
  for (const table of page.querySelectorAll('table')) table.replaceWith(...table.querySelectorAll('p[data-row]'));
  for (const link of page.querySelectorAll(innerLinks)) link.replaceWith(...link.childNodes);
  removeBlankLines(page);
  return { html: page.documentElement.outerHTML, lost };
}

/** Makes a Subjudul. A number that Word has counted becomes text, because a heading is not a list entry. */
function subheading(heading: Element): Element {
  const made = heading.ownerDocument.createElement('h3');
  for (const number of heading.querySelectorAll(wordMarker)) number.replaceWith(`${number.textContent.trim()} `);
  made.append(...heading.childNodes);
  return made;
}

function rowParagraph(row: Element): Element {
  const made = row.ownerDocument.createElement('p');
  made.dataset.row = '';
  const cells = [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  made.textContent = cells.filter(Boolean).join(' – ');
  return made;
}

/** Removes blank lines. Google Docs writes them as empty paragraphs or as breaks, and each would become a paragraph. */
function removeBlankLines(page: Document): void {
  for (const line of page.querySelectorAll('br'))
    if (line.previousElementSibling?.matches(blocks) || line.nextElementSibling?.matches(blocks)) line.remove();
  for (const block of page.querySelectorAll(blocks)) if (!block.textContent.trim()) block.remove();
}
