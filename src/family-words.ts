/** Words of the card of intention and the link for the family. The confirmation page loads them last. */
export const familyWords = {
  card: {
    file: 'kartu-niat.png',
    save: 'Simpan kartu',
    share: 'Bagikan kartu',
    picture: (what: string) => `Kartu niat: ${what}`,
    bindings: { hijau: 'Hijau', velum: 'Hitam', kertas: 'Gading' },
    failed: {
      title: 'Kartu Gagal Dibuat',
      description: 'Peramban ini tidak dapat melukisnya. Transfer Anda tidak terpengaruh.',
    },
  },
  invite: {
    amountLabel: 'Nominal',
    withAmount: 'Sertakan nominal',
    withQuantity: 'Sertakan jumlah mushaf',
    share: 'Bagikan tautan',
    copy: 'Salin tautan',
    what: 'tautan ajakan',
    copied: 'Tautan',
    failed: { title: 'Gagal Membagikan', description: 'Salin tautannya, lalu kirim sendiri.' },
  },
} as const;
