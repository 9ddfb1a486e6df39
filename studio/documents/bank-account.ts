import { CaseIcon } from '@sanity/icons/Case';
import { defineField, defineType, type ValidationContext } from 'sanity';
import { accountLength, bankCode, bankCodePattern, bankCodeRemedy } from 'site/content/banks.ts';
import { accountPattern, accountRemedy, isFillerNumber } from 'site/content/rules.ts';
import { textOf } from 'site/content/stored-value.ts';
import { AccountInput } from '../fields/digits-input.tsx';
import { placeholderFlag } from '../fields/group.ts';
import { named } from '../fields/named.ts';
import { asSentence, line } from '../fields/text.ts';

const fillerWarning = 'Angkanya berulang atau berurutan. Pastikan ini nomor yang benar.';
const differentNumbers = 'Kedua nomor rekening berbeda. Periksa angka demi angka.';
const whereShown = 'Tampil di halaman konfirmasi dan halaman Kontak.';

export const bankAccount = defineType({
  name: 'bankAccount',
  title: 'Rekening tujuan',
  type: 'document',
  icon: CaseIcon,
  fields: [
    line('bank', 'Nama bank', `${whereShown} Tulis nama resminya, misalnya Bank Syariah Indonesia.`),
    line('code', 'Kode bank', 'Di halaman konfirmasi. Tiga angka yang diminta ATM, misalnya 451.', (rule) =>
      rule.custom(checkCode),
    ),
    defineField({
      ...named('number', 'Nomor rekening', 'Ke sinilah pengunjung mentransfer. Angka saja; 0 di depan ikut ditulis.'),
      type: 'string',
      components: { input: AccountInput },
      validation: (rule) => [
        rule.required().custom(checkNumber),
        rule.custom((value) => !value || !isFillerNumber(value) || fillerWarning).warning(),
      ],
    }),
    defineField({
      ...named('numberAgain', 'Nomor rekening, sekali lagi', 'Ketik ulang dari buku tabungan; jangan salin dari atas.'),
      type: 'string',
      components: { input: AccountInput },
      validation: (rule) =>
        rule.required().custom((value, { document }) => !value || value === document?.number || differentNumbers),
    }),
    line('holder', 'Atas nama', `${whereShown} Harus sama dengan nama di aplikasi bank.`),
    placeholderFlag,
  ],
  preview: {
    select: { bank: 'bank', number: 'number' },
    prepare: ({ bank, number }) => ({ title: 'Rekening tujuan', subtitle: `${bank ?? ''} ${number ?? ''}`.trim() }),
  },
});

const bankOf = (document: ValidationContext['document']) => textOf(document?.bank).trim();

function checkNumber(value: string | undefined, { document }: ValidationContext) {
  if (typeof value !== 'string') return true;
  if (!accountPattern.test(value)) return asSentence(accountRemedy);
  const bank = bankOf(document);
  const length = accountLength(bank);
  if (length === undefined || value.length === length) return true;
  return `Nomor rekening ${bank} terdiri atas ${length} angka, sedangkan ini ${value.length} angka.`;
}

function checkCode(value: string | undefined, { document }: ValidationContext) {
  if (typeof value !== 'string') return true;
  if (!bankCodePattern.test(value)) return asSentence(bankCodeRemedy);
  const bank = bankOf(document);
  const code = bankCode(bank);
  return code === undefined || value === code || `Kode ${bank} adalah ${code}, bukan ${value}.`;
}
