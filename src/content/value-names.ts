import { paymentValues } from './rules.ts';

/**
 * Names in braces that the site fills in, by the field that knows them: `type.path` without positions in lists. In any
 * other field a visitor would read the braces. The Studio bundles this file.
 */

const known: Record<string, readonly string[]> = {
  'siteSettings.footer.officialSite': ['situs'],
  'donationPage.breakdown.stepNote': ['syarat'],
  'donationPage.form.amountHint': ['minimal', 'maksimal'],
  'donationPage.form.askCity.message': ['jenis', 'jumlah'],
  'donationPage.wakafIntention': ['jumlah'],
  'confirmationPage.uniqueCodeNote': paymentValues,
  'confirmationPage.guide.channels.steps': paymentValues,
  'confirmationPage.guide.channels.note': paymentValues,
  'confirmationPage.keep.slipNotes': paymentValues,
  'privacyPage.comingLabel': ['tanggal'],
  'privacyPage.comingText': ['tanggal'],
  'termsPage.comingLabel': ['tanggal'],
  'termsPage.comingText': ['tanggal'],
};

/** `confirmationPage.guide.channels.0.steps.1` is `confirmationPage.guide.channels.steps`. */
const withoutPositions = (field: string) => field.replaceAll(/\.(?:\d+|\[[^\]]*\])(?=\.|$)/g, '');

/** What is wrong with the first `{…}` that its field does not fill in, for staff; null when all are filled in. */
export function valueProblem(field: string, text: string): string | null {
  const names = known[withoutPositions(field)] ?? [];
  const unknown = Array.from(text.matchAll(/\{([^{}]*)\}?/g)).find(
    ([whole, name = '']) => !whole.endsWith('}') || !names.includes(name),
  );
  if (!unknown) return null;
  const remedy =
    names.length > 0
      ? `Yang dapat dipakai: ${names.map((name) => `{${name}}`).join(', ')}`
      : 'Tulis dengan kata-kata, tanpa kurung kurawal';
  return `${unknown[0]} tidak diisi oleh situs di isian ini. ${remedy}.`;
}
