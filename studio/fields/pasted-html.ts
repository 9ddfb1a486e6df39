const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, li, table, div';
/** Headings of Word, on the desktop and online, of Google Docs and of pages. */
const headings = 'h1, h2, h4, h5, h6, p.MsoTitle, p.MsoSubtitle, p.MsoTocHeading, p[role="heading"]';
/** The number or bullet that Word writes in front of an entry. */
const marker = '[style*="mso-list"][style*="Ignore" i]';

/** Links that lead nowhere on a page: to places in the document, to files of a computer. */
const inner = 'a:not([href^="http"], [href^="mailto:"], [href^="/"])';

/** What the site's texts cannot show: its name for staff, and how it is recognized. */
const losses: [name: string, isIn: (page: Document) => boolean][] = [
  ['tabel (setiap baris menjadi satu paragraf)', (page) => has(page, 'table')],
  ['gambar', (page) => page.querySelector('img, v\\:imagedata') !== null],
  ['huruf miring', (page) => has(page, 'i, em, [style*="italic"]')],
  ['garis bawah', (page) => has(page, ':is(u, [style*="underline"]):not(a, a *)')],
  ['coretan', (page) => has(page, 's, del, strike, [style*="line-through"]')],
  ['huruf kecil di atas atau di bawah baris', (page) => has(page, 'sup, sub')],
  ['tautan di dalam dokumen', (page) => has(page, inner)],
  ['urutan berhuruf (menjadi angka)', (page) => lettered(page)],
];

const has = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() !== '');

const lettered = (page: Document) =>
  page.querySelector('ol[type="a" i], ol[type="i" i]') !== null ||
  [...page.querySelectorAll(marker)].some(({ textContent }) => /^\s*\(?[a-z]{1,4}[.)]/i.test(textContent));

/**
 * Makes of copied HTML what the site's texts can show: every heading is a Subjudul, a row of a table is a paragraph,
 * blank lines go. `lost` names what remains behind. Keeps the head: in its styles Word says which lists have numbers.
 */
export function fromPastedHtml(html: string): { html: string; lost: string[] } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const lost = losses.filter(([, isIn]) => isIn(page)).map(([name]) => name);
  for (const heading of page.querySelectorAll(headings)) heading.replaceWith(subheading(heading));
  for (const row of page.querySelectorAll('tr')) row.replaceWith(paragraph(row));
  for (const table of page.querySelectorAll('table')) table.replaceWith(...table.querySelectorAll('p[data-row]'));
  for (const link of page.querySelectorAll(inner)) link.replaceWith(...link.childNodes);
  withoutBlankLines(page);
  return { html: page.documentElement.outerHTML, lost };
}

/** A number that Word counts by itself becomes text: a heading is no entry of a list. */
function subheading(heading: Element): Element {
  const made = heading.ownerDocument.createElement('h3');
  for (const number of heading.querySelectorAll(marker)) number.replaceWith(`${number.textContent.trim()} `);
  made.append(...heading.childNodes);
  return made;
}

function paragraph(row: Element): Element {
  const made = row.ownerDocument.createElement('p');
  made.dataset.row = '';
  const cells = [...row.children].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());
  made.textContent = cells.filter(Boolean).join(' – ');
  return made;
}

/** Google Docs writes a blank line as an empty paragraph or a break between two: each would become a paragraph. */
function withoutBlankLines(page: Document): void {
  for (const line of page.querySelectorAll('br'))
    if (line.previousElementSibling?.matches(blocks) || line.nextElementSibling?.matches(blocks)) line.remove();
  for (const block of page.querySelectorAll(blocks)) if (!block.textContent.trim()) block.remove();
}
