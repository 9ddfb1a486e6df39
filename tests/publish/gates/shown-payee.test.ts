import { expect, test } from 'vitest';
import { accountGroup } from '../../../src/content/approval-groups.ts';
import { groupFingerprint } from '../../../src/publish/gates/approved-groups.ts';
import { shownPayeeProblems } from '../../../src/publish/gates/shown-payee.ts';

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
  '%j, in what is written or in what is loaded alone, is said',
  async (change) => {
    const { bank, number, holder } = { ...account, ...change };
    const line = `Halaman /donation-confirmation menampilkan rekening ${bank} ${number} ${holder}, bukan ${ours}.`;
    expect(await problems({ written: change })).toEqual([line]);
    expect(await problems({ loaded: change })).toEqual([line]);
  },
);

test('another WhatsApp number or telephone is said', async () => {
  for (const other of [{ whatsapp: '6281234567890' }, { phone: '0812-3456-7890' }])
    expect(await problems({ contact: other })).toEqual([expect.stringContaining('bukan kontak yang disetujui')]);
});

test('an approval that was withdrawn is said', async () => {
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

test('nor are two accounts on one page', async () => {
  await expect(problems({ more: '<p data-payee="holder">Fulan</p>' })).rejects.toThrow('(data-payee="holder")');
});
