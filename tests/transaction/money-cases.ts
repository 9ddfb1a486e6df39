/** What people type and paste as rupiah: one table for the visitors' form and for the fields of the Studio. */
export const millions = [
  '1000000',
  '1.000.000',
  '1,000,000',
  '1 000 000',
  'Rp1.000.000',
  'Rp 1.000.000',
  'rp. 1.000.000',
  '1\u00A0000\u00A0000',
  'Rp1.000.000,00',
  'Rp1.000.000,-',
  '１.０００.０００',
  '١٠٠٠٠٠٠',
  '۱۰۰۰۰۰۰',
  '\u202E1.000.000',
  '1\u200B000000',
  '  1000000\n',
];

/** Refused, never guessed. */
export const unreadable = [
  '25.00',
  '1,5',
  '1.000.00',
  '1jt',
  '50rb',
  '1e9',
  '0x10',
  'NaN',
  'Infinity',
  '-50000',
  '1 0 0',
  '10rp000',
  '1.000,005',
  'a1.000,00',
  '1.000,-0',
  '10.000,-5',
  // The signs after nine, in each script that is read.
  '1\uFF1A',
  '1\u066A',
  '1\u06FA',
  '−50000',
  '²',
  '①',
  '1.000,000',
  '1.000 000',
  '1.0000',
  '.000',
  '1.',
  '1000.000',
  '50.000,50',
  '10,00',
  'Rp',
  'seribu',
  '1_000',
  '+5000',
  'RpRp1000',
];

export const empty = ['', ' ', '\u00A0', '\u200B', '\t\n', '\u202E \uFEFF'];

export const tooLarge = ['9007199254740993', '99999999999999999999', '1.000.000.000.000.000.000'];
