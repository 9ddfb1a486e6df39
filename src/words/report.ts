/** Words of the ledger of distributions. They are not in src/words/site.ts, so that no other page loads them. */
export const reportWords = {
  caption: 'Penyaluran mushaf, yang terbaru di atas',
  day: 'Tanggal',
  place: 'Tempat',
  mushaf: 'Mushaf',
  unit: 'mushaf',
  picture: 'Foto',
  tellUs: 'Kabari kami',
} as const;
