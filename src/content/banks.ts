interface Bank {
  /** Names as staff write them, in lower case and without `Bank`. */
  names: readonly string[];
  /** The three digits that an ATM wants before the account number. */
  code: string;
  /** The number of digits of an account, if the bank publishes one length. */
  length?: number;
}

/** Banks whose code is certain. Other banks are not checked. The Studio bundles this file. */
const banks: readonly Bank[] = [
  { names: ['bri', 'rakyat indonesia'], code: '002', length: 15 },
  { names: ['mandiri'], code: '008', length: 13 },
  { names: ['bni', 'negara indonesia'], code: '009', length: 10 },
  { names: ['danamon', 'danamon indonesia'], code: '011' },
  { names: ['permata'], code: '013' },
  { names: ['bca', 'central asia'], code: '014', length: 10 },
  { names: ['maybank', 'maybank indonesia'], code: '016' },
  { names: ['panin'], code: '019' },
  { names: ['cimb niaga'], code: '022' },
  { names: ['ocbc', 'ocbc nisp', 'ocbc indonesia'], code: '028' },
  { names: ['bjb'], code: '110' },
  { names: ['dki'], code: '111' },
  { names: ['muamalat', 'muamalat indonesia'], code: '147', length: 10 },
  { names: ['btn', 'tabungan negara'], code: '200', length: 16 },
  { names: ['bjb syariah'], code: '425' },
  { names: ['mega'], code: '426' },
  { names: ['bsi', 'syariah indonesia'], code: '451', length: 10 },
  { names: ['mega syariah'], code: '506', length: 10 },
  { names: ['panin dubai syariah'], code: '517' },
  { names: ['bca syariah'], code: '536', length: 10 },
  { names: ['btpn syariah'], code: '547' },
];

const byName = new Map(banks.flatMap((bank) => bank.names.map((name) => [name, bank] as const)));

/** Finds a bank also by its registered name: `PT Bank Mandiri (Persero) Tbk.` */
function findBank(bank: string): Bank | undefined {
  const name = bank
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:pt )?(?:bank )?/, '')
    .replace(/ \(?persero\)?/, '')
    .replace(/,? tbk\.?$/, '');
  return byName.get(name);
}

/** The number of digits of an account. Undefined for an unknown bank, or one that publishes no length. */
export const accountLength = (bank: string): number | undefined => findBank(bank)?.length;

export const bankCode = (bank: string): string | undefined => findBank(bank)?.code;

export const bankCodePattern = /^\d{3}$/;
export const bankCodeRemedy = 'tulis kode bank dengan tiga angka, misalnya 451';
