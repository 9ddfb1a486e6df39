import type { ReleaseSettings } from '../settings.ts';
import { approvedIn } from './approvals.ts';
import { approvedLinks } from './links.ts';

/** What is wrong with the settings, in words for staff. */
export function settingProblems(env: ReleaseSettings): string[] {
  const payees = approvedIn(env.APPROVED_PAYEES);
  const fingerprint = 'bukan sidik (64 angka heksadesimal; gambar 40).';
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
    ...approvedLinks(env).malformed.map(
      (entry) =>
        `Setelan APPROVED_HOSTS: “${entry}” bukan nama situs, alamat akun, atau email. Tulis tanpa https://, misalnya laporan.situs.id; di situs tempat siapa pun dapat menulis dengan jalurnya, misalnya www.youtube.com/@kami.`,
    ),
  ];
}

function addressProblems({ SITE_URL }: ReleaseSettings): string[] {
  const remedy = 'Tulis alamat situs resmi, misalnya https://situs.id.';
  if (!SITE_URL) return [`Setelan SITE_URL: belum diisi. ${remedy}`];
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?\/?$/i.test(SITE_URL))
    return [`Setelan SITE_URL: “${SITE_URL}” bukan alamat https yang lengkap tanpa halaman. ${remedy}`];
  const { hostname } = new URL(SITE_URL);
  const isPublic = /\.[a-z][a-z-]*$/.test(hostname) && !/\.(?:example|invalid|local|localhost|test)$/.test(hostname);
  if (isPublic && !/(?:^|\.)(?:contoh|example)\.[a-z.]+$/.test(hostname)) return [];
  return [`Setelan SITE_URL: “${SITE_URL}” bukan alamat yang dapat dibuka pengunjung. ${remedy}`];
}
