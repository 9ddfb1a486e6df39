import { expect, test } from 'vitest';
import { accountGroup } from '../../../src/content/approval-groups.ts';
import { groupFingerprint } from '../../../src/publish/gates/approved-groups.ts';
import { shownPayeeProblems, readSite, lapsedPermits } from '../../../src/publish/gates/shown-payee.ts';
import { siteProblems } from '../../../src/publish/gates/compare-site.ts';
import { serving } from './serving.ts';

/** The payee that visitors of a site are shown, compared with what two people approved. */
const account = { bank: 'Bank Syariah Indonesia', number: '7000419263', holder: 'Yayasan Makna Terang' };
const contact = { whatsapp: '6281100419263', phone: '+62 811-0041-9263' };
const group = [
  { _id: 'bankAccount', _type: 'bankAccount', ...account },
  { _id: 'siteSettings', _type: 'siteSettings', contact },
];
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
    '/approved.json': JSON.stringify({ groups: { account: group }, prices: {} }),
    '/donation-confirmation': page({ ...account, ...written }, more),
    '/content/confirmation.aaaaaaaa.json': JSON.stringify({ bankAccount: { ...account, ...loaded } }),
    '/content/site.bbbbbbbb.json': JSON.stringify({ contact: { ...contact, ...other } }),
  };
  return shownPayeeProblems((path) => Promise.resolve(files[path] ?? ''), { APPROVED_PAYEES });
}

const ours = 'rekening Bank Syariah Indonesia 7000419263 Yayasan Makna Terang';

test('the approved payee, written and loaded, passes', async () => {
  expect(await problems({})).toEqual([]);
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

test('another WhatsApp number or telephone is reported', async () => {
  for (const other of [{ whatsapp: '6281234567890' }, { phone: '0812-3456-7890' }])
    expect(await problems({ contact: other })).toEqual([expect.stringContaining('bukan kontak yang disetujui')]);
});

test('a withdrawn approval is reported', async () => {
  expect(await problems({}, 'a'.repeat(64))).toEqual([`approved.json: ${ours} tidak ada di APPROVED_PAYEES.`]);
});

test.each([
  ['bank', { bank: '' }],
  ['bank', { bank: ' ' }],
  ['holder', { holder: '</dd><dd>' }],
  ['number', { number: '' }],
])('an account that cannot be read is not taken for a good one: %s, %j', async (mark, written) => {
  await expect(problems({ written })).rejects.toThrow(`tidak terbaca (data-payee="${mark}")`);
});

test('a page that names no content is refused', async () => {
  const read = () => Promise.resolve(JSON.stringify({ groups: { account: group }, prices: {} }));
  await expect(shownPayeeProblems(read, {})).rejects.toThrow('tidak memuat daftar konten');
});

test('two accounts on one page are refused', async () => {
  await expect(problems({ more: '<p data-payee="holder">Fulan</p>' })).rejects.toThrow('(data-payee="holder")');
});

const answered = 'rekening 7000419263';
const sha256 = '50c6bcc8a17f64ec4e48a4d1e1b2ff44bbcbe7b7f1b6a3c5ac16a03b76c6b8a9';

test('a page of the site is read as text', async () => {
  const site = await serving((_request, response) => response.end(answered));
  expect(await readSite(site)('/donation-confirmation')).toBe(answered);
});

test('no cache may answer', async () => {
  const site = await serving(({ headers }, response) => response.end(headers['cache-control']));
  expect(await readSite(site)('/about')).toBe('no-cache');
});

test('a redirect within the site is followed', async () => {
  const site = await serving(({ url }, response) =>
    url === '/a' ? response.writeHead(302, { Location: '/b' }).end() : response.end(answered),
  );
  expect(await readSite(site)('/a')).toBe(answered);
});

test('a redirect to another site is not followed: nobody approved the account there', async () => {
  const other = await serving((_request, response) => response.end(answered));
  const site = await serving(({ url = '/' }, response) => response.writeHead(301, { Location: other + url }).end());
  await expect(readSite(site)('/donation-confirmation')).rejects.toThrow(
    `/donation-confirmation dialihkan ke ${other}/donation-confirmation`,
  );
  const files = [{ path: '/', status: 200 as const, sha256, type: 'text/html', headers: {} }];
  expect(await siteProblems(site, { build: {}, files }, [])).toContain('/: menjawab HTTP 301, bukan 200.');
});

test('a missing page is an error', async () => {
  const site = await serving((_request, response) => response.writeHead(404).end(answered));
  await expect(readSite(site)('/donation-confirmation')).rejects.toThrow('menjawab HTTP 404');
});

const about =
  '<span data-permit="Izin A" data-from="2028-01-01T00:00:00+07:00" hidden="">1</span><span data-permit="Tanda B" data-from="2029-01-01T00:00:00+07:00">2</span>';

test.each([
  ['2027-12-31T23:59:59+07:00', []],
  ['2028-01-01T00:00:00+07:00', ['Izin A']],
  ['2029-01-01T00:00:00+07:00', ['Izin A', 'Tanda B']],
])('at %s the nightly check names %s', (moment, permits) =>
  expect(lapsedPermits(about, Date.parse(moment))).toEqual(
    permits.map((permit) => expect.stringContaining(`masa berlaku ${permit} sudah habis`)),
  ),
);
