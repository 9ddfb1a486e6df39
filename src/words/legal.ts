/** Words about permits and reports. They are not in src/words/site.ts, so that only pages that show them load them. */
export const legalWords = {
  account: 'Rekening',
  /** Between the name of the bank and that of the holder. */
  inNameOf: ', atas nama ',
  legalName: 'Nama badan hukum',
  registration: 'Akta dan pengesahan',
  npwp: 'NPWP',
  nib: 'NIB',
  permit: 'Izin penggalangan dana (PUB)',
  nazhir: 'Nazhir (pengelola wakaf)',
  tashih: 'Tanda tashih mushaf',
  zakat: 'Izin pengelola zakat',
  dataContact: 'Narahubung data pribadi',
  report: 'Laporan tahunan',
  open: 'Buka dokumen',
  validUntil: (day: string) => `berlaku sampai ${day}`,
  /** The note beside the donation form. */
  payee: 'Penerima transfer',
  nazhirBwi: 'Nazhir (pengelola wakaf), BWI',
  threeWays: 'Tiga cara memastikan rekening kami',
  distribution: {
    label: 'Lihat Laporan Distribusi',
    missing: {
      title: 'Laporan Belum Ada',
      description: 'Laporan distribusi belum ada di situs ini. Tanyakan kepada kami lewat WhatsApp.',
    },
  },
} as const;
