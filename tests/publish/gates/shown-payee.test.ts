import { expect, test } from 'vitest';
import { accountGroup } from '../../../src/content/approval-groups.ts';
import { groupFingerprint } from '../../../src/publish/gates/approved-groups.ts';
import { shownPayeeProblems } from '../../../src/publish/gates/shown-payee.ts';

const account = { bank: 'Bank Syariah Indonesia', number: '7000419263', holder: 'Yayasan Makna Terang' };
const contact = { whatsapp: '6281100419263', phone: '+62 811-0041-9263' };
const group = [
  { _id: 'bankAccount', _type: 'bankAccount', ...account },
  { _id: 'siteSettings', _type: 'siteSettings', contact },
];
const record = JSON.stringify({ groups: { account: group }, prices: {} });
const approval = groupFingerprint(accountGroup, group);

/** How a site differs from the approved one: in its HTML, in the content that its pages load, by further HTML. */
interface Shown {
  written?: Partial<typeof account>;
  loaded?: Partial<typeof account>;
  contact?: Partial<typeof contact>;
  more?: string;
}

const page = ({ bank, number, holder }: typeof account, more: string) => `<!doctype html>
<dl><dt>Bank</dt><dd data-payee="bank">${bank}</dd>
<dt>Nomor</dt><dd data-payee="number"><span>${number.slice(0, 3)}</span> <b>${number.slice(3, 6)}</b> ${number.slice(6)}</dd>
<dt>Atas nama</dt><dd data-payee="holder"> ${holder} </dd></dl>${more}`;

async function problems({ written, loaded, contact: other, more = '' }: Shown, APPROVED_PAYEES = approval) {
  const files: Record<string, string> = {
    '/approved.json': record,
    '/donation-confirmation': page({ ...account, ...written }, more),
    '/content/confirmation.json': JSON.stringify({ bankAccount: { ...account, ...loaded } }),
    '/content/site.json': JSON.stringify({ contact: { ...contact, ...other } }),
  };
  return shownPayeeProblems((path) => Promise.resolve(files[path] ?? ''), { APPROVED_PAYEES });
}

const ours = 'rekening Bank Syariah Indonesia 7000419263 Yayasan Makna Terang';

test('the approved payee passes, in the HTML and in loaded content, also when it is shown twice', async () => {
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
])('an account whose %s is missing, empty or shown with two values is refused: %j', async (mark, shown) => {
  await expect(problems(shown)).rejects.toThrow(`tidak terbaca (data-payee="${mark}")`);
});
