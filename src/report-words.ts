/** Words of the ledger of distributions. They are not in src/words.ts, so that no other page loads them. */
export const reportWords = {
  mushaf: 'Mushaf',
  places: 'Tempat',
  last: 'Catatan terakhir',
  years: 'Tahun',
  all: 'Semua',
  day: 'Tanggal',
  place: 'Tempat',
  city: 'Kota',
  picture: 'Foto',
  heading: (year: number | null) => (year === null ? 'Penyaluran semua tahun' : `Penyaluran tahun ${year}`),
  sum: (year: number | null) => (year === null ? 'Jumlah semua tahun' : `Jumlah tahun ${year}`),
  print: 'Cetak',
} as const;
