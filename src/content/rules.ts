/** Rules that the build and the Studio's forms share. The Studio bundles this file. */

import { encodedLength } from '../transaction/text-limits.ts';
import { upperLimits, longestCity } from '../transaction/transaction-details.ts';
import { dayInJakarta } from '../words/days.ts';

/** Texts may name zakat only if the document “Legalitas” has a licence for it. */
export const zakatWord = /\bzakat\b/i;

export const textLimit = 2000;
/** The most characters of a city's name. The WhatsApp text contains it. */
export const cityLimit = longestCity;
export const richTextLimits = { blocks: 200, spans: 100, level: 3 };
export const linkLimit = 2000;

export const quantityRange = { min: 1, max: upperLimits.quantity };

/** An https link to another site, without user info and without a host that may imitate another (punycode). */
export const isSafeWebLink = (value: string): boolean =>
  value.length <= linkLimit &&
  /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]\S*)?$/i.test(value) &&
  !/xn--/i.test(value) &&
  URL.canParse(value);

/** Like isSafeWebLink. Also allows a server on the developer's machine, where the example reader runs. */
export const isLocalOrWebLink = (value: string): boolean =>
  isSafeWebLink(value) || /^http:\/\/(localhost|127\.0\.0\.1):\d+\/$/.test(value);

/** A link in rich text: a page of this site (`/contact`), an email address, or a safe link to another site. */
export const isSafeHref = (value: string): boolean =>
  /^\/(?:(?![/\\])[\w/#-]*|donation\?jenis=(?:donasi|beli|wakaf))$/.test(value) ||
  /^mailto:[\w.+-]+@[\w.-]+$/.test(value) ||
  isSafeWebLink(value);

/** An Indonesian telephone number as WhatsApp links need it: digits only, starting with 62. */
export const whatsappPattern = /^62\d{8,12}$/;

/** A telephone number as people write it: `021 7412-3456`, `+62 21 7412 3456`. */
export const telephonePattern = /^\+?\d(?:[ -]?\d){6,14}$/;

export const accountPattern = /^\d{8,18}$/;

/** Whether a number only fills the field, such as 1111111111 or 1234567890. */
export function isFillerNumber(digits: string): boolean {
  return /^(\d)\1+$/.test(digits) || '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
}

export const packagePattern = /^[a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+$/i;

export const fingerprintPattern = /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/;

const foreignFigures: [RegExp, string][] = [
  [/\d,\d{3}(?!\d)/, 'tulis ribuan dengan titik, misalnya 12.500+'],
  [/\d\.\d{1,2}(?!\d)/, 'tulis pecahan dengan koma, misalnya 4,9'],
  [/Rp\.? \d/, 'tulis Rp tanpa spasi, misalnya Rp1,25 M+'],
];

/** What to write instead of a figure in foreign notation. Undefined if the notation is Indonesian. */
export const figureRemedy = (text: string): string | undefined =>
  foreignFigures.find(([pattern]) => pattern.test(text))?.[1];

/** What to do about a text that takes more than `limit` characters of a WhatsApp link. Undefined if it fits. */
export const chatRemedy = (text: string, limit: number): string | undefined =>
  encodedLength(text) > limit ? 'terlalu panjang untuk tautan WhatsApp; singkatkan' : undefined;

/** The heights in px at which a screen of the app may be cut. */
export const cutRange = { min: 400, max: 4000 } as const;

export const iconNames = ['tafsiriyah', 'search', 'audio', 'night', 'android', 'share'] as const;

/** Placeholders in texts that explain a payment. src/sections/give/confirmation/payment-values.tsx fills them in. */
export const paymentValues = ['bank', 'kode bank', 'rekening', 'penerima', 'total', 'total angka', 'kode'] as const;

/** Placeholders for the fields of siteSettings with hours and durations. src/content/durations.ts fills them in. */
export const durationMarks = {
  hours: 'jam layanan',
  answer: 'lama jawab',
  sending: 'lama kirim',
  arriving: 'lama tiba',
  distributing: 'lama salur',
  reporting: 'lama kabar',
  total: 'lama total',
  exchange: 'lama tukar',
} as const;

/** The documents whose texts may contain placeholders of durations. */
const typesWithDurations = new Set(['donationPage', 'confirmationPage', 'privacyPage', 'termsPage']);

/** Placeholders that the site fills in, by type and path of the field. Visitors would see all others. */
const filledIn: Record<string, readonly string[]> = {
  'siteSettings.footer.officialSite': ['situs'],
  'donationPage.form.amountHint': ['minimal', 'maksimal'],
  'donationPage.wakafIntention': ['jumlah', 'penerima'],
  'confirmationPage.guide.channels.steps': paymentValues,
  'confirmationPage.nextSteps.beli': ['kota'],
  'confirmationPage.nextSteps.wakaf': ['kota'],
};

/** Removes positions in lists: `channels.0.steps` and `channels.[…].steps` become `channels.steps`. */
const withoutPositions = (field: string) => field.replaceAll(/\.(?:\d+|\[[^\]]*\])(?=\.|$)/g, '');

/** Tells staff about the first `{…}` that the site does not fill in here. Null if it fills in all. */
export function valueProblem(field: string, text: string): string | null {
  const [type = ''] = field.split('.');
  const durations = typesWithDurations.has(type) ? Object.values(durationMarks) : [];
  const own = filledIn[withoutPositions(field)] ?? [];
  const braced = (names: readonly string[]) => names.map((name) => `{${name}}`);
  const known = braced([...own, ...durations]);
  const unknown = text.match(/\{[^{}]*\}?/g)?.find((mark) => !known.includes(mark));
  if (unknown === undefined) return null;
  const usable = braced(own.length > 0 ? own : durations);
  const remedy =
    usable.length > 0 ? `Yang dapat dipakai: ${usable.join(', ')}` : 'Tulis dengan kata-kata, tanpa kurung kurawal';
  return `${unknown} tidak diisi oleh situs di kolom ini. ${remedy}.`;
}

export const placeKinds = { masjid: 'Masjid', pesantren: 'Pesantren', tpa: 'TPA', lain: 'Lainnya' } as const;

export type PlaceKind = keyof typeof placeKinds;

/** The year of the first distribution. An older year is a typing error. */
const firstYear = 2010;

/** What staff must change in the day (`2026-11-21`) of a distribution. Undefined if the day is valid. */
export function distributionDayRemedy(day: string, today = dayInJakarta(Date.now())): string | undefined {
  if (day > today) return 'tulis hari mushaf itu sampai, bukan hari yang belum tiba';
  return day < `${firstYear}` ? `tulis hari setelah tahun ${firstYear - 1}` : undefined;
}
