/**
 * One line for each permit on the page “Tentang” whose last day has passed at this moment (ms).
 * src/sections/legal-facts.tsx marks them. This only warns: a lapsed permit must not stop a release that changes the
 * account.
 */
export const lapsedPermits = (page: string, now: number): string[] =>
  Array.from(page.matchAll(/<span[^>]*data-permit="([^"]*)" data-from="([^"]*)"/g))
    .filter(([, , end = '']) => Date.parse(end) <= now)
    .map(
      ([, permit]) =>
        `Dokumen legality: masa berlaku ${permit} sudah habis. Perpanjang, lalu ubah Legalitas di Studio.`,
    );
