/** What we can be reached and paid by: digits alone, the telephone as WhatsApp wants it. */
interface Official {
  bankCode: string;
  account: string;
  phone: string;
}

/** Fewer digits are no whole number of an account or a telephone. */
const fewest = 6;

/**
 * Whether a number is our account or telephone. Only its digits count; the bank's code may precede the account, as at an
 * ATM (docs/what-the-site-does.md#official-number).
 */
export function judgeNumber(text: string, { bankCode, account, phone }: Official) {
  const digits = text.normalize('NFKC').replaceAll(/\D/g, '');
  if (digits.length < fewest) return 'short';
  if (digits === account || digits === bankCode + account) return 'account';
  return digits.replace(/^0/, '62') === phone ? 'phone' : 'foreign';
}
