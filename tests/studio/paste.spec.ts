import type { Page } from '@playwright/test';
import { expect, field, open, test } from './staff.ts';

/** A paragraph of a list as Word for desktop copies it. */
const wordItem = (marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!--
@list l0:level1 { mso-level-number-format:decimal; mso-level-text:"%1\\."; }
--></style></head><body lang=IN><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const google = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8a3ccf21-7fff">${body}</b>`;
const googleText = (text: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre-wrap;">${text}</span></p>`;
const googleItem = (style: string, text: string) =>
  `<li dir="ltr" style="list-style-type:${style};font-size:11pt;" aria-level="1">${googleText(text)}</li>`;

const refused: [source: string, html: string, reason: string][] = [
  ['a table of Word', word('<table class=MsoTableGrid><tr><td><p class=MsoNormal>Nama</p></td></tr></table>'), 'tabel'],
  [
    'tracked changes of Word',
    word(
      '<p class=MsoNormal><span class=msoDel><del cite="mailto:Ani" datetime="2026-11-20T12:10">30</del></span><span class=msoIns><ins cite="mailto:Ani" datetime="2026-11-20T12:10">14</ins></span> hari</p>',
    ),
    'terima perubahannya di Word dulu',
  ],
  [
    'a comment of Word',
    word(
      '<p class=MsoNormal>Isi<span class=MsoCommentReference><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AB1]</a></span></p><div style=\'mso-element:comment-list\'><div style=\'mso-element:comment\'><p class=MsoCommentText>Benar?</p></div></div>',
    ),
    'komentar',
  ],
  [
    'hidden text of Word',
    word("<p class=MsoNormal>Isi<span style='display:none;mso-hide:all'>rahasia</span></p>"),
    'tersembunyi',
  ],
  ['a list of Word from 4', word(wordItem('4.', 'Empat') + wordItem('5.', 'Lima')), 'tidak mulai dari 1'],
  ['a lettered list of Word', word(wordItem('a.', 'Satu') + wordItem('b.', 'Dua')), 'berhuruf'],
];

type Block = { style: string; listItem?: string; children: { text: string; marks: string[] }[] };

const accepted: [source: string, html: string, blocks: [style: string, listItem: string, text: string][]][] = [
  [
    'Word',
    word(
      `<h1><span lang=IN>Data yang kami simpan<o:p></o:p></span></h1><p class=MsoNormal>Kami menyimpan <i>sedikit</i> dan <b>seperlunya</b>.</p>${wordItem('1.', 'Nama')}${wordItem('2.', 'Alamat')}`,
    ),
    [
      ['normal', '', 'Data yang kami simpan'],
      ['normal', '', 'Kami menyimpan sedikit dan seperlunya.'],
      ['normal', 'number', 'Nama'],
      ['normal', 'number', 'Alamat'],
    ],
  ],
  [
    'Google Docs',
    google(
      `${googleText('Kami menyimpan sedikit.')}<ol>${googleItem('decimal', 'Nama')}${googleItem('decimal', 'Alamat')}</ol>`,
    ),
    [
      ['normal', '', 'Kami menyimpan sedikit.'],
      ['normal', 'number', 'Nama'],
      ['normal', 'number', 'Alamat'],
    ],
  ],
];

/** Replaces what the open editor holds by `html`, as a real paste does. */
async function paste(page: Page, html: string) {
  await field(page, 'answer').locator('[data-pt-editor]').click();
  await page.evaluate((copied) => {
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied);
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener('copy', onCopy, { capture: true, once: true });
  }, html);
  for (const key of ['Control+A', 'Control+C', 'Control+V']) await page.keyboard.press(key);
}

test('what a paste would run together or invent is refused with its reason', async ({ page, studio: { server } }) => {
  await open(page, 'daftar;faq;tanya-keamanan');
  for (const [source, html, reason] of refused)
    await test.step(source, async () => {
      await paste(page, html);
      const toast = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: reason });
      await expect(toast.first()).toBeVisible();
      await toast.first().getByRole('button').first().click();
      await expect(toast).toHaveCount(0);
    });
  expect(server.store.get('drafts.tanya-keamanan')).toBeUndefined();
});

for (const [source, html, expected] of accepted)
  test(`a text from ${source} is pasted as Sanity does`, async ({ page, studio: { server } }) => {
    await open(page, 'daftar;faq;tanya-keamanan');
    await paste(page, html);
    const found = () =>
      (server.store.get('drafts.tanya-keamanan')?.answer as Block[] | undefined)?.map(
        ({ style, listItem = '', children }) => [style, listItem, children.map(({ text }) => text).join('')],
      );
    await expect.poll(found).toEqual(expected);
  });
