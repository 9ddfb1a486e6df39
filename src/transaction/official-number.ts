/** The institute's numbers: digits only, except `phones`, which are written as people write them. */
export interface Official {
  bankCode: string;
  account: string;
  whatsapp: string;
  phones: readonly string[];
}

/** A text with fewer digits cannot be a whole account or telephone number. */
const fewestDigits = 6;

/** Which of our numbers a text is (docs/what-the-site-does.md#official-number). Compares digits only. Never throws. */
export function judgeNumber(text: string, { bankCode, account, whatsapp, phones }: Official) {
  const digits = digitsOf(text);
  if (digits.length < fewestDigits) return 'short';
  if (digits === account || digits === bankCode + account) return 'account';
  const typed = withCountryCode(text);
  if (typed === whatsapp) return 'whatsapp';
  return phones.some((phone) => withCountryCode(phone) === typed) ? 'phone' : 'foreign';
}

const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');
/** The digits of a telephone number with the country code: `0812…` becomes `62812…`. */
export const withCountryCode = (phone: string) => digitsOf(phone).replace(/^0/, '62');

/** A WhatsApp number as people read it: `+62 812-3456-7890`. */
export const writePhone = (whatsapp: string) => `+62 ${whatsapp.slice(2).replace(/^(\d{3})(\d{4})(?=\d)/, '$1-$2-')}`;
