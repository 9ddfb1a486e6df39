/**
 * What is accepted of content, as plain functions: the shapes of this folder and the Studio's forms
 * (studio/fields/) hold the same rules, so that staff meet a refusal while they type and not in a build.
 * Amounts and measures have theirs in money-rules.ts. The Studio bundles both files.
 */
import { longest } from '../transaction/transaction-details.ts';

/** Named only where “Legalitas” holds a licence for it. */
export const zakatWord = /\bzakat\b/i;

/** Characters of a text that visitors read in one go; longer is a paste gone wrong. */
export const textLimit = 2000;
/** Characters of a city's name, which goes into a WhatsApp text. */
export const cityLimit = longest.city;
/** Of rich text: paragraphs, pieces of a paragraph that differ in format, levels of a list. */
export const richTextLimits = { blocks: 200, spans: 100, level: 3 };
/** Characters of an address: what every browser takes. */
export const linkLimit = 2000;

export const quantityRange = { min: 1, max: 10_000 };

/**
 * An https link to another site. Refused: other schemes, `//host`, user info, and hosts that could
 * pretend to be another (non-ASCII or punycode).
 */
export function isSafeWebLink(value: string): boolean {
  if (value.length > linkLimit) return false;
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i.test(value) || /xn--/i.test(value) || /\s/.test(value))
    return false;
  // Nobody's name stands before the host: the pattern has no place for it.
  return URL.canParse(value);
}

/** As `isSafeWebLink`, or a server of the developer's own machine: the stand-in reader is one. */
export function isLocalOrWebLink(value: string): boolean {
  return isSafeWebLink(value) || /^http:\/\/(localhost|127\.0\.0\.1):\d+\/$/.test(value);
}

/** In rich text: a page of ours (`/contact`, `/donation?jenis=wakaf`), an email address, or a safe link to another site. */
export function isSafeHref(value: string): boolean {
  return (
    /^\/(?:(?![/\\])[\w/#-]*|donation\?jenis=(?:donasi|beli|wakaf))$/.test(value) ||
    /^mailto:[\w.+-]+@[\w.-]+$/.test(value) ||
    isSafeWebLink(value)
  );
}

/** An Indonesian number as WhatsApp wants it: digits, 62 first. */
export const whatsappPattern = /^62\d{8,12}$/;

/** Digits only. */
export const accountPattern = /^\d{8,18}$/;

/** 1111111111 or 1234567890: typed to fill a field. */
export function isPattern(digits: string): boolean {
  return /^(\d)\1+$/.test(digits) || '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
}

/** The name of an Android application, such as `id.lembaga.aplikasi`. */
export const packagePattern = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/i;

/** SHA-256 of the certificate that signs the application, as the Play Console shows it. */
export const fingerprintPattern = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;

/** How a figure in words is written in English, and what to write instead. */
const foreignFigures: [RegExp, string][] = [
  [/\d,\d{3}(?!\d)/, 'tulis ribuan dengan titik, misalnya 12.500+'],
  [/\d\.\d{1,2}(?!\d)/, 'tulis pecahan dengan koma, misalnya 4,9'],
  [/\d ?[Kk](?!\p{L})/u, 'tulis ribu sebagai rb, misalnya 50 rb+'],
  [/Rp\.? \d/, 'tulis Rp tanpa spasi, misalnya Rp1,25 M+'],
];

/** What to write instead of a figure that is not in the Indonesian locale; undefined when it may stand. */
export const figureRemedy = (text: string): string | undefined =>
  foreignFigures.find(([pattern]) => pattern.test(text))?.[1];

/** Icons that content may choose (src/ui/feature-icons.tsx draws them). */
export const iconNames = ['tafsiriyah', 'search', 'audio', 'night', 'android', 'share'] as const;

/** Values that a text may name in braces where a payment is explained (src/sections/give/payment-values.tsx fills them in). */
export const paymentValues = ['bank', 'kode bank', 'rekening', 'penerima', 'total', 'total angka', 'kode'] as const;

/** The first `{…}` of a text that stands for nothing; undefined when all are known. */
export const unknownValue = (text: string, known: readonly string[] = paymentValues): string | undefined =>
  Array.from(text.matchAll(/\{([^}]*)\}?/g)).find(
    ([whole, name = '']) => !whole.endsWith('}') || !known.includes(name),
  )?.[0];
