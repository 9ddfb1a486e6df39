/**
 * Rules for content as plain functions, shared by the shapes of this folder and the Studio's forms (studio/fields/), so
 * that staff see a refusal while they type and not in a build. Rules for amounts and weights are in money-rules.ts. The
 * Studio bundles both files.
 */
import { longest, most } from '../transaction/transaction-details.ts';

/** Texts may name zakat only when the document “Legalitas” has a licence for it. */
export const zakatWord = /\bzakat\b/i;

/** Most characters of one text; a longer one was pasted by mistake. */
export const textLimit = 2000;
/** Most characters of a city's name: it becomes part of a WhatsApp text. */
export const cityLimit = longest.city;
/** Limits of rich text: paragraphs, spans of a paragraph, levels of a list. */
export const richTextLimits = { blocks: 200, spans: 100, level: 3 };
/** Most characters of a URL: every browser takes as many. */
export const linkLimit = 2000;

export const quantityRange = { min: 1, max: most.quantity };

/**
 * An https link to another site. Refused: other schemes, `//host`, user info, and host names that may imitate another
 * one (non-ASCII or punycode).
 */
export function isSafeWebLink(value: string): boolean {
  if (value.length > linkLimit) return false;
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i.test(value) || /xn--/i.test(value) || /\s/.test(value))
    return false;
  // The pattern leaves no room for user info before the host.
  return URL.canParse(value);
}

/** Like isSafeWebLink, and also a server on the developer's machine, where the example reader runs. */
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

/** An Indonesian telephone number as WhatsApp links need it: digits only, starting with 62. */
export const whatsappPattern = /^62\d{8,12}$/;

/** A telephone as people read it: `021 7412-3456`, `+62 21 7412 3456`. */
export const telephonePattern = /^\+?\d(?:[ -]?\d){6,14}$/;

/** Digits only. */
export const accountPattern = /^\d{8,18}$/;

/** Whether a number such as 1111111111 or 1234567890 was typed just to fill the field. */
export function isPattern(digits: string): boolean {
  return /^(\d)\1+$/.test(digits) || '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
}

/** The name of an Android application, such as `id.lembaga.aplikasi`. */
export const packagePattern = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/i;

/** SHA-256 of the certificate that signs the application, as the Play Console shows it. */
export const fingerprintPattern = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;

/** English ways to write a figure, each with what to write instead. */
const foreignFigures: [RegExp, string][] = [
  [/\d,\d{3}(?!\d)/, 'tulis ribuan dengan titik, misalnya 12.500+'],
  [/\d\.\d{1,2}(?!\d)/, 'tulis pecahan dengan koma, misalnya 4,9'],
  [/\d ?[Kk](?!\p{L})/u, 'tulis ribu sebagai rb, misalnya 50 rb+'],
  [/Rp\.? \d/, 'tulis Rp tanpa spasi, misalnya Rp1,25 M+'],
];

/** What to write instead of a figure that is not written as Indonesian does; undefined when it is. */
export const figureRemedy = (text: string): string | undefined =>
  foreignFigures.find(([pattern]) => pattern.test(text))?.[1];

/** Icons that content may choose (src/ui/feature-icons.tsx draws them). */
export const iconNames = ['tafsiriyah', 'search', 'audio', 'night', 'android', 'share'] as const;

/** Values that a text may name in braces where a payment is explained (src/sections/give/payment-values.tsx fills them in). */
export const paymentValues = ['bank', 'kode bank', 'rekening', 'penerima', 'total', 'total angka', 'kode'] as const;
