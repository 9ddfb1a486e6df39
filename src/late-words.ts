/** As src/words.ts, for what is fetched after the start: nobody waits for these. */
export const lateWords = {
  keep: {
    image: 'Simpan sebagai gambar',
    share: 'Bagikan',
    chat: 'Kirim ke WhatsApp saya',
    print: 'Cetak',
    file: 'petunjuk-transfer.png',
  },
  /** In a guide to paying, before the transaction is known. */
  unknownPayment: { total: 'total transfer Anda', code: 'kode unik Anda' },
  slipFailed: {
    title: 'Gambar Belum Jadi',
    description: 'Coba lagi, atau tangkap layar kartu rekening di atas.',
  },
} as const;
