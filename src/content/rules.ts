/**
 * What is accepted of content, as plain functions: the shapes of this folder and the Studio's forms
 * (studio/fields/) hold the same rules, so that staff meet a refusal while they type and not in a build.
 * No imports: the Studio bundles this file.
 */

/** Whole rupiah, at least 1, at most a billion: beyond that somebody slipped. */
export const rupiahRange = { min: 1, max: 1_000_000_000 };
/** Kilograms of one printed mushaf. */
export const weightRange = { min: 0.01, max: 20 };
export const quantityRange = { min: 1, max: 10_000 };

/**
 * An https link to another site. Refused: other schemes, `//host`, user info, and hosts that could
 * pretend to be another (non-ASCII or punycode).
 */
export function isSafeWebLink(value: string): boolean {
  if (!/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]|$)/i.test(value) || /xn--/i.test(value) || /\s/.test(value))
    return false;
  return URL.canParse(value) && new URL(value).username === '';
}

/** As `isSafeWebLink`, or a server of the developer's own machine: the stand-in reader is one. */
export function isLocalOrWebLink(value: string): boolean {
  return isSafeWebLink(value) || /^http:\/\/(localhost|127\.0\.0\.1):\d+\/$/.test(value);
}

/** In rich text: a page of ours (`/contact`), an email address, or a safe link to another site. */
export function isSafeHref(value: string): boolean {
  return /^\/(?![/\\])[\w/#-]*$/.test(value) || /^mailto:[\w.+-]+@[\w.-]+$/.test(value) || isSafeWebLink(value);
}

/** An Indonesian number as WhatsApp wants it: digits, 62 first. */
export const whatsappPattern = /^62\d{8,12}$/;

/** Digits only. */
export const accountPattern = /^\d{8,18}$/;

/**
 * Digits of an account number by bank, for the banks that publish one length. The Studio refuses
 * another length, and so does a release; a bank that is not here is only held to `accountPattern`.
 */
export const accountLengths: Record<string, number> = {
  'Bank Syariah Indonesia': 10,
  BSI: 10,
  'Bank Muamalat': 10,
  'Bank Mega Syariah': 10,
  'BCA Syariah': 10,
  BCA: 10,
  BNI: 10,
  'Bank Mandiri': 13,
  BRI: 15,
  BTN: 16,
};

/** Icons that content may choose (src/ui/feature-icons.tsx draws them). */
export const iconNames = ['tafsiriyah', 'search', 'audio', 'night', 'android', 'share'] as const;
