/** What we can be reached and paid by: digits alone, telephones as people write them. */
export interface Official {
  bankCode: string;
  account: string;
  whatsapp: string;
  phones: readonly string[];
}

/** Fewer digits are no whole number of an account or a telephone. */
const fewest = 6;

/** Whose number this is. Only digits count; the bank’s code may precede the account, as at an ATM. */
export function judgeNumber(text: string, { bankCode, account, whatsapp, phones }: Official) {
  const digits = digitsOf(text);
  if (digits.length < fewest) return 'short';
  if (digits === account || digits === bankCode + account) return 'account';
  const called = dialled(text);
  if (called === whatsapp) return 'whatsapp';
  return phones.some((phone) => dialled(phone) === called) ? 'phone' : 'foreign';
}

const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');
/** As from abroad. */
const dialled = (phone: string) => digitsOf(phone).replace(/^0/, '62');
