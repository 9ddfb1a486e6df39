/** Rules that the build and the Studio's forms share. The Studio bundles this file. */

import { transactionTypes } from '../transaction/order.ts';
import { encodedLength } from '../transaction/text-limits.ts';
import { upperLimits } from '../transaction/transaction-details.ts';
import { dayInJakarta } from '../words/days.ts';

/**
 * Tells staff what to write instead, without a capital and a full stop. The Studio shows it at the field; the build
 * puts the name of the document before it. Undefined if the value is right.
 */
export type Remedy = string | undefined;
export type TextRule = readonly [isValid: (value: string) => boolean, remedy: string];

/** Texts may name zakat only if the document “Legalitas” has a licence for it. */
export const zakatWord = /\bzakat\b/i;

/** The most characters of a text. Most fields of the Studio allow less (studio/fields/text.ts). */
export const textLimit = 2000;
/** Letters of a notice. They fill two lines on a phone. */
export const noticeLimit = 200;
export const richTextLimits = { blocks: 200, spans: 100, level: 3 };
/** The most characters of a link. All browsers accept so many. */
export const linkLimit = 2000;

export const quantityRange = { min: 1, max: upperLimits.quantity };

/** An https link to another site, without user info and without a host that may imitate another (punycode). */
export const isSafeWebLink = (value: string): boolean =>
  value.length <= linkLimit &&
  /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#]\S*)?$/i.test(value) &&
  !/xn--/i.test(value) &&
  URL.canParse(value);
const webLinkRemedy = 'tulis tautan lengkap yang dimulai dengan https://, misalnya https://situs.id';
export const webLinkRule: TextRule = [isSafeWebLink, webLinkRemedy];

/** Like isSafeWebLink. Also allows a server on the developer's machine, where the example reader runs. */
export const isLocalOrWebLink = (value: string): boolean =>
  isSafeWebLink(value) || /^http:\/\/(localhost|127\.0\.0\.1):\d+\/$/.test(value);
export const localLinkRule: TextRule = [isLocalOrWebLink, webLinkRemedy];

/** `/`, `/contact`, `/terms#pasal-2`. */
const pagePattern = /^\/(?![/\\])[\w/#-]*$/;
const formPattern = new RegExp(`^/donation\\?jenis=(?:${transactionTypes.join('|')})$`);

/** A link in rich text: a page of this site (not `//host`), a type of its form, an email address, or another site. */
export const isSafeHref = (value: string): boolean =>
  pagePattern.test(value) || formPattern.test(value) || /^mailto:[\w.+-]+@[\w.-]+$/.test(value) || isSafeWebLink(value);
const hrefRemedy = 'tulis tautan yang dimulai dengan https://, mailto:, atau / untuk halaman situs ini';
export const hrefRule: TextRule = [isSafeHref, hrefRemedy];

export const whatsappRemedy = 'tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789';

/** A telephone number as people write it: `021 7412-3456`, `+62 21 7412 3456`. */
export const telephonePattern = /^\+?\d(?:[ -]?\d){6,14}$/;

export const accountPattern = /^\d{8,18}$/;
export const accountRemedy = 'tulis nomor rekening dengan angka saja, 8 sampai 18 angka, tanpa spasi';

export const dayOrderRemedy = 'hari terakhir tidak boleh sebelum hari pertama';
export const halfLinkRemedy = 'isi teks tautan dan tujuannya, atau kosongkan keduanya';
export const altRemedy = 'tulis apa yang tampak di gambar, bukan nama berkasnya';
export const priceTextRemedy = 'isi teks pengganti harga, misalnya Gratis, karena harganya 0';

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

/** Refuses a figure in foreign notation. */
export const figureRemedy = (text: string): Remedy => foreignFigures.find(([pattern]) => pattern.test(text))?.[1];

/** Refuses a text that takes more than `limit` characters of a WhatsApp link. */
export const chatRemedy = (text: string, limit: number): Remedy =>
  encodedLength(text) > limit ? 'terlalu panjang untuk tautan WhatsApp; singkatkan' : undefined;

/** The heights in px at which a screen of the app may be cut. */
export const cutRange = { min: 400, max: 4000 } as const;

export const iconNames = ['tafsiriyah', 'search', 'audio', 'night', 'android', 'share'] as const;

/** The values of fields, by name, that hold a choice. They are no texts (publish/documents/sanity-document.ts). */
export const choices = new Map<string, readonly unknown[]>(Object.entries({ icon: iconNames, type: transactionTypes }));

/** A variable in a text: `{bank}`, `{lama jawab}`. */
export const variablePattern = /\{[^{}]*\}/g;

/** Variables in texts that explain a payment. src/sections/give/confirmation/payment-values.tsx fills them in. */
export const paymentVariables = ['bank', 'kode bank', 'rekening', 'penerima', 'total', 'total angka', 'kode'] as const;

/** Variables for the fields of siteSettings with hours and durations. src/content/durations.ts fills them in. */
export const durationVariables = {
  hours: 'jam layanan',
  answer: 'lama jawab',
  sending: 'lama kirim',
  arriving: 'lama tiba',
  distributing: 'lama salur',
  reporting: 'lama kabar',
  total: 'lama total',
  exchange: 'lama tukar',
} as const;

/** The documents whose texts may contain variables of durations. */
const typesWithDurations = new Set(['donationPage', 'confirmationPage', 'privacyPage', 'termsPage']);

/** Other variables that the site fills in, by type and path of the field. */
const variablesOf: Record<string, readonly string[]> = {
  'siteSettings.footer.officialSite': ['situs'],
  'donationPage.form.amountHint': ['minimal', 'maksimal'],
  'donationPage.wakafIntention': ['jumlah', 'penerima'],
  'confirmationPage.guide.channels.steps': paymentVariables,
  'confirmationPage.nextSteps.beli': ['kota'],
  'confirmationPage.nextSteps.wakaf': ['kota'],
};

/** Removes positions in lists: `channels.0.steps` and `channels.[…].steps` become `channels.steps`. */
const withoutPositions = (field: string) => field.replaceAll(/\.(?:\d+|\[[^\]]*\])(?=\.|$)/g, '');

/** Refuses a variable, such as `{bank}`, that the site does not fill in here, because visitors would see it. */
export function variableRemedy(field: string, text: string): Remedy {
  const [type = ''] = field.split('.');
  const durations = typesWithDurations.has(type) ? Object.values(durationVariables) : [];
  const own = variablesOf[withoutPositions(field)] ?? [];
  const braced = (names: readonly string[]) => names.map((name) => `{${name}}`);
  const known = braced([...own, ...durations]);
  const unknown = text.match(/\{[^{}]*\}?/g)?.find((variable) => !known.includes(variable));
  if (unknown === undefined) return undefined;
  // Its own variables, or else those of durations: the message stays short.
  const usable = braced(own.length > 0 ? own : durations);
  const remedy =
    usable.length > 0 ? `Yang dapat dipakai: ${usable.join(', ')}` : 'Tulis dengan kata-kata, tanpa kurung kurawal';
  return `${unknown} tidak diisi oleh situs di kolom ini. ${remedy}`;
}

export const placeKinds = { masjid: 'Masjid', pesantren: 'Pesantren', tpa: 'TPA', lain: 'Lainnya' } as const;

export type PlaceKind = keyof typeof placeKinds;

/** The year of the first distribution. An older year is a typing error. */
const firstYear = 2010;

/** Checks the day (`2026-11-21`) of a distribution. */
export function distributionDayRemedy(day: string, today = dayInJakarta(Date.now())): Remedy {
  if (day > today) return 'tulis hari mushaf itu sampai, bukan hari yang belum tiba';
  return Number.parseInt(day, 10) < firstYear ? `tulis hari setelah tahun ${firstYear - 1}` : undefined;
}
