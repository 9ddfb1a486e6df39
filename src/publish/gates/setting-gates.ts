import { approvedHosts } from './links.ts';
import { approvedIn } from './payee-fingerprint.ts';

/** Settings of a release as they were written; who edits content cannot change them. */
export interface GateSettings {
  SITE_URL?: string | undefined;
  VITE_PREVIEW?: string | undefined;
  /** Fingerprints of the account, the numbers, the confirmation page, and texts about payment. */
  APPROVED_PAYEES?: string | undefined;
  /** Where content may lead: hosts, each with a path if wanted. */
  APPROVED_HOSTS?: string | undefined;
  /** Fingerprints of amounts that moved by more than half. */
  APPROVED_PRICES?: string | undefined;
  /** Long numbers that may be read besides. */
  ALLOWED_DIGITS?: string | undefined;
}

/** What is wrong with the settings, in words for staff. */
export function settingProblems(env: GateSettings): string[] {
  const payees = approvedIn(env.APPROVED_PAYEES);
  const fingerprint = 'bukan sidik SHA-256 (64 angka heksadesimal).';
  return [
    ...(env.VITE_PREVIEW
      ? ['Setelan VITE_PREVIEW: ini bangunan pratinjau, bukan situs resmi. Hapus setelan ini.']
      : []),
    ...addressProblems(env),
    ...(payees.approved.size === 0
      ? ['Setelan APPROVED_PAYEES: belum diisi, jadi belum ada rekening yang disetujui.']
      : []),
    ...payees.malformed.map((entry) => `Setelan APPROVED_PAYEES: “${entry}” ${fingerprint}`),
    ...approvedIn(env.APPROVED_PRICES).malformed.map((entry) => `Setelan APPROVED_PRICES: “${entry}” ${fingerprint}`),
    ...(env.ALLOWED_DIGITS?.split(',') ?? [])
      .filter((entry) => !/\d/.test(entry))
      .map(
        (entry) => `Setelan ALLOWED_DIGITS: “${entry.trim()}” tidak memuat angka. Tulis misalnya 978-602-8519-93-9.`,
      ),
    ...approvedHosts(env).malformed.map(
      (entry) =>
        `Setelan APPROVED_HOSTS: “${entry}” bukan nama situs. Tulis tanpa https://, misalnya www.youtube.com/@kami.`,
    ),
  ];
}

function addressProblems({ SITE_URL }: GateSettings): string[] {
  const remedy = 'Tulis alamat situs resmi, misalnya https://situs.id.';
  if (!SITE_URL) return [`Setelan SITE_URL: belum diisi. ${remedy}`];
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?\/?$/i.test(SITE_URL))
    return [`Setelan SITE_URL: “${SITE_URL}” bukan alamat https yang lengkap tanpa halaman. ${remedy}`];
  const { hostname } = new URL(SITE_URL);
  const isPublic = /\.[a-z][a-z-]*$/.test(hostname) && !/\.(?:example|invalid|local|localhost|test)$/.test(hostname);
  if (isPublic && !/(?:^|\.)(?:contoh|example)\.[a-z.]+$/.test(hostname)) return [];
  return [`Setelan SITE_URL: “${SITE_URL}” bukan alamat yang dapat dibuka pengunjung. ${remedy}`];
}
