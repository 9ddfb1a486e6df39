import { writtenMoment } from '../fields/dates.ts';
import type { Site, Status } from './compare.ts';

/** What staff read: the state of the site, and what it means for them. */
export function describe(status: Status): { title: string; meaning: string } {
  switch (status.state) {
    case 'live':
      return {
        title: 'Sudah tayang',
        meaning: `Semua konten yang diterbitkan sudah ada di situs${status.isHeld ? ', kecuali yang menunggu persetujuan di bawah ini' : ''}.`,
      };
    case 'refused':
      return {
        title: 'Rilis akan ditolak',
        meaning:
          'Situs ini menampilkan semua konten yang diterbitkan, tetapi situs resmi tidak akan terbit sampai masalah berikut diperbaiki.',
      };
    case 'waiting':
      return { title: 'Menunggu pembaruan situs', meaning: [whatWaits(status), whenItComes(status)].join(' ') };
    case 'failed':
      return {
        title: 'Pembuatan situs gagal',
        meaning: `${whatWaits(status)} Situs tetap menampilkan konten yang lama sampai masalah berikut diperbaiki.`,
      };
    case 'example':
      return {
        title: 'Situs memakai konten contoh',
        meaning:
          'Situs ini dibangun dari konten contoh, bukan dari Studio. Yang diterbitkan di sini tidak akan tampil sampai pengelola situs mengubah setelannya.',
      };
    case 'unreachable':
      return {
        title: 'Situs tidak dapat dihubungi',
        meaning:
          'Belum diketahui apakah konten sudah tayang. Periksa sambungan internet, lalu buka situsnya. Jika situs juga tidak terbuka, hubungi pengelola situs.',
      };
  }
}

type Behind = Extract<Status, { state: 'waiting' | 'failed' }>;

function whatWaits({ newer, removed }: Behind): string {
  const parts = [
    ...(newer.length > 0 ? [`${newer.length} dokumen sudah diterbitkan, tetapi belum ada di situs.`] : []),
    ...(removed > 0 ? [`${removed} dokumen sudah dihapus atau ditarik, tetapi masih ada di situs.`] : []),
  ];
  return parts.join(' ');
}

function whenItComes({ overdue }: Extract<Status, { state: 'waiting' }>): string {
  return overdue
    ? 'Sudah lebih dari 15 menit: hubungi pengelola situs.'
    : 'Biasanya selesai dalam beberapa menit; halaman ini berubah sendiri.';
}

/** What else is known about the site: pairs of name and value. */
export function facts(site: Site): [string, string][] {
  if (!site.reached) return [['Sebab', site.reason]];
  const { madeAt, contentUpdated } = site.build;
  return [
    ['Terakhir dibangun', madeAt ? writtenMoment(madeAt) : 'tidak diberitahukan oleh penyedia situs'],
    ...(contentUpdated ? [['Konten terbaru di situs', writtenMoment(contentUpdated)] as [string, string]] : []),
  ];
}

const second = new Intl.DateTimeFormat('id-ID', { timeStyle: 'medium', timeZone: 'Asia/Jakarta' });

/** `15.20.07 WIB` */
export const clock = (time: Date): string => `${second.format(time)} WIB`;
