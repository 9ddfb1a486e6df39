import { forStaff } from 'site/content/for-staff.ts';
import { type Behind, type Build, overdueAfter, type Status } from './compare.ts';

const titles: Record<Status['state'], string> = {
  live: 'Sudah tayang',
  waiting: 'Menunggu pembaruan situs',
  failed: 'Pembuatan situs gagal',
  example: 'Situs memakai konten contoh',
  unreachable: 'Situs tidak dapat dihubungi',
};

export const describe = (status: Status) => ({ title: titles[status.state], meaning: meaningOf(status) });

function meaningOf(status: Status): string {
  switch (status.state) {
    case 'live':
      return `Semua konten yang diterbitkan sudah ada di situs${status.isHeld ? ', kecuali yang menunggu persetujuan di bawah ini' : ''}.`;
    case 'waiting':
      return [whatWaits(status), whenItComes(status)].join(' ');
    case 'failed':
      return `${whatWaits(status)} Situs tetap menampilkan konten yang lama sampai masalah berikut diperbaiki.`;
    case 'example':
      return 'Situs ini dibangun dari konten contoh, bukan dari Studio. Yang diterbitkan di sini tidak akan tampil sampai pengelola situs mengubah setelannya.';
    case 'unreachable':
      return 'Belum diketahui apakah konten sudah tayang. Periksa sambungan internet, lalu buka situsnya. Jika situs juga tidak terbuka, hubungi pengelola situs.';
  }
}

const whatWaits = ({ newer, removed }: Behind): string =>
  [
    newer.length > 0 && `${newer.length} dokumen sudah diterbitkan, tetapi belum ada di situs.`,
    removed > 0 && `${removed} dokumen dihapus, atau penerbitannya dibatalkan, tetapi masih ada di situs.`,
  ]
    .filter(Boolean)
    .join(' ');

const whenItComes = ({ isOverdue }: Extract<Status, { state: 'waiting' }>): string =>
  isOverdue
    ? `Sudah lebih dari ${overdueAfter / 60_000} menit: hubungi pengelola situs.`
    : 'Biasanya selesai dalam beberapa menit; halaman ini berubah sendiri.';

export function facts(build: Build | null): [string, string][] {
  if (!build) return [];
  const { madeAt, contentUpdated } = build;
  const built = madeAt ? forStaff(madeAt, 'moment') : 'tidak diberitahukan oleh penyedia situs';
  const found: [string, string][] = [['Terakhir dibangun', built]];
  if (contentUpdated) found.push(['Konten terbaru di situs', forStaff(contentUpdated, 'moment')]);
  return found;
}
