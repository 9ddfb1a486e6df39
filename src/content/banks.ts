/**
 * Indonesian banks as transfers know them, for the Studio's form and the build alike: no imports, the Studio bundles
 * this file. Only what is certain stands here; a bank that does not is held to the shape of a code and a number.
 */
interface Bank {
  /** Names that staff write, without `Bank` before them. */
  names: readonly string[];
  /** Three digits, which an ATM asks for before the account number. */
  code: string;
  /** Digits of an account number, for banks that publish one length. */
  length?: number;
}

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

const known = new Map(banks.flatMap((bank) => bank.names.map((name) => [name, bank] as const)));

/** `BCA`, `Bank BCA`, `PT Bank BCA Tbk` and `bank  bca` are one. */
function find(bank: string): Bank | undefined {
  const name = bank
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:pt )?(?:bank )?/, '')
    .replace(/ \(?persero\)?/, '')
    .replace(/,? tbk\.?$/, '');
  return known.get(name);
}

/** How many digits an account number of this bank has; undefined where the bank is not known or publishes no length. */
export const accountLength = (bank: string): number | undefined => find(bank)?.length;

/** The code of this bank, three digits; undefined where the bank is not known. */
export const bankCode = (bank: string): string | undefined => find(bank)?.code;

/** Three digits. */
export const bankCodePattern = /^\d{3}$/;
