import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
import { accountGroup } from '../../../src/content/approval-groups.ts';
import { groupFingerprint } from '../../../src/publish/gates/approved-groups.ts';
import { lapsedPermits, readSite, shownPayeeProblems } from '../../../src/publish/gates/shown-payee.ts';
import { serving } from '../serving.ts';

/** The payee that visitors of a site are shown, compared with what two people approved. */
const account = { bank: 'Bank Syariah Indonesia', number: '7000419263', holder: 'Yayasan Makna Terang' };
const contact = { whatsapp: '6281100419263', phone: '+62 811-0041-9263' };
const group = [
  { _id: 'bankAccount', _type: 'bankAccount', ...account },
  { _id: 'siteSettings', _type: 'siteSettings', contact },
];
const record = JSON.stringify({ groups: { account: group }, prices: {} });
const approval = groupFingerprint(accountGroup, group);

interface Shown {
  written?: Partial<typeof account>;
  loaded?: Partial<typeof account>;
  contact?: Partial<typeof contact>;
  more?: string;
}

const page = ({ bank, number, holder }: typeof account, more: string) => `<!doctype html>
<script type="application/json" id="content-index">{"confirmation":"aaaaaaaa","site":"bbbbbbbb"}</script>
<dl><dt>Bank</dt><dd data-payee="bank">${bank}</dd>
<dt>Nomor</dt><dd data-payee="number"><span>${number.slice(0, 3)}</span> <b>${number.slice(3, 6)}</b> ${number.slice(6)}</dd>
<dt>Atas nama</dt><dd data-payee="holder"> ${holder} </dd></dl>${more}`;

async function problems({ written, loaded, contact: other, more = '' }: Shown, APPROVED_PAYEES = approval) {
  const files: Record<string, string> = {
    '/approved.json': record,
    '/donation-confirmation': page({ ...account, ...written }, more),
    '/content/confirmation.aaaaaaaa.json': JSON.stringify({ bankAccount: { ...account, ...loaded } }),
    '/content/site.bbbbbbbb.json': JSON.stringify({ contact: { ...contact, ...other } }),
  };
  return shownPayeeProblems((path) => Promise.resolve(files[path] ?? ''), { APPROVED_PAYEES });
}

const ours = 'rekening Bank Syariah Indonesia 7000419263 Yayasan Makna Terang';

test('the approved payee, written and loaded, passes; it may be shown twice', async () => {
  expect(await problems({ more: `<p data-payee="bank">${account.bank}</p>` })).toEqual([]);
});

test.each([{ number: '7000419264' }, { holder: 'Fulan' }, { bank: 'BCA' }])(
  '%j, in the HTML or only in the loaded content, is reported',
  async (change) => {
    const { bank, number, holder } = { ...account, ...change };
    const line = `Halaman /donation-confirmation menampilkan rekening ${bank} ${number} ${holder}, bukan ${ours}.`;
    expect(await problems({ written: change })).toEqual([line]);
    expect(await problems({ loaded: change })).toEqual([line]);
  },
);

test('another WhatsApp number or telephone, and a withdrawn approval, are reported', async () => {
  for (const other of [{ whatsapp: '6281234567890' }, { phone: '0812-3456-7890' }])
    expect(await problems({ contact: other })).toEqual([expect.stringContaining('bukan kontak yang disetujui')]);
  expect(await problems({}, 'a'.repeat(64))).toEqual([`approved.json: ${ours} tidak ada di APPROVED_PAYEES.`]);
});

test.each<[mark: string, Shown]>([
  ['bank', { written: { bank: ' ' } }],
  ['holder', { written: { holder: '</dd><dd>' } }],
  ['number', { written: { number: '' } }],
  ['holder', { more: '<p data-payee="holder">Fulan</p>' }],
])('an account that cannot be read is not taken for a good one: %s, %j', async (mark, shown) => {
  await expect(problems(shown)).rejects.toThrow(`tidak terbaca (data-payee="${mark}")`);
});

test('a page that names no content is refused', async () => {
  await expect(shownPayeeProblems(() => Promise.resolve(record), {})).rejects.toThrow('tidak memuat daftar konten');
});

const moved =
  (to: string): RequestListener =>
  ({ url, headers }, response) =>
    url === '/a'
      ? response.writeHead(302, { Location: `${to}/b` }).end()
      : response.end(`${url} ${headers['cache-control']}`);

test('a page is read past every cache, also where the site redirects within itself, and nowhere else', async () => {
  const other = await serving(moved(''));
  expect(await readSite(other)('/a')).toBe('/b no-cache');
  const site = await serving(moved(other));
  await expect(readSite(site)('/a')).rejects.toThrow(`/a dialihkan ke ${other}/b`);
  const empty = await serving((_request, response) => response.writeHead(404).end(account.number));
  await expect(readSite(empty)('/a')).rejects.toThrow('/a menjawab HTTP 404');
});

test.each([
  ['2027-12-31T23:59:59+07:00', []],
  ['2028-01-01T00:00:00+07:00', ['Izin A']],
  ['2029-01-01T00:00:00+07:00', ['Izin A', 'Tanda B']],
])('at %s the nightly check names %s', (moment, permits) => {
  const about =
    '<span data-permit="Izin A" data-from="2028-01-01T00:00:00+07:00" hidden="">1</span><span data-permit="Tanda B" data-from="2029-01-01T00:00:00+07:00">2</span>';
  expect(lapsedPermits(about, Date.parse(moment))).toEqual(
    permits.map((permit) => expect.stringContaining(`masa berlaku ${permit} sudah habis`)),
  );
});
