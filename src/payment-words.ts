/** Words of the confirmation page. They are not in src/words.ts, so that no other page loads them. */
export const paymentWords = {
  call: 'Telepon',
  file: {
    choose: 'Pilih berkas (tidak dikirim)',
    change: 'Ganti berkas',
    remove: 'Hapus berkas',
    chosen: 'Berkas terpilih:',
  },
  proof: {
    wrongType: 'Berkas ini bukan gambar atau PDF. Pilih foto, tangkapan layar, atau PDF.',
    tooLarge: 'Berkas ini lebih besar dari 5 MB. Pilih berkas yang lebih kecil.',
    empty: 'Berkas ini kosong. Pilih berkas lain.',
  },
  keep: {
    image: 'Simpan sebagai gambar',
    share: 'Bagikan',
    chat: 'Kirim ke WhatsApp saya',
    print: 'Cetak',
    file: 'petunjuk-transfer.png',
    picture: 'Gambar petunjuk transfer',
    saved: {
      title: 'Gambar disimpan',
      text: 'Tidak ada di unduhan Anda? Tekan lama gambar ini untuk menyimpannya.',
      close: 'Tutup',
    },
  },
  reminder: {
    file: 'ingatkan-saya.ics',
    made: 'Pengingat Dibuat',
    open: (day: string) => `Buka berkasnya untuk memasukkannya ke kalender Anda: ${day}, pukul 09.00 WIB.`,
  },
  copyMessage: { what: 'pesan konfirmasi', label: 'Salin pesan', copied: 'Pesan' },
  highest: (amount: string, day: string | null) =>
    `Paling banyak ${amount} sekali transfer${day === null ? '' : ` (diperiksa ${day})`}.`,
  /** A guide to paying shows these before the transaction is known. */
  unknownPayment: { total: 'total transfer Anda', code: 'kode unik Anda' },
  /** Exactly as in docs/what-the-site-does.md#fixed-messages. */
  oops: {
    title: 'Oops! Terjadi Kesalahan.',
    text: 'Tidak ada detail transaksi yang ditemukan. Silakan ulangi proses donasi.',
    action: 'Kembali ke donasi',
  },
  accountChanged: {
    title: 'Rekening Tujuan Berubah',
    description: 'Pakai rekening yang sekarang tampil di halaman ini.',
  },
  check: {
    account:
      'Rekening belum dapat diperiksa lagi karena sambungan bermasalah. Yang tampil di sini adalah rekening saat Anda membuka situs ini. Tekan Coba lagi sebelum transfer.',
    prices:
      'Saat Anda menekan Lanjutkan Pembayaran, harga belum dapat diperiksa lagi. Yang dipakai adalah harga yang tampil di formulir.',
    changed:
      'Harga yang tadi belum dapat diperiksa ternyata sudah berubah, jadi total di bawah ini tidak berlaku lagi.',
    form: 'Buka formulir lagi',
    checking: 'Memeriksa…',
    /** Stands first if the price or the account has changed. */
    transferred: 'Sudah transfer? Jangan transfer lagi; kabari kami lewat WhatsApp.',
    doubt: 'Ragu? Tanyakan dulu kepada kami.',
  },
  slipFailed: {
    title: 'Gambar Gagal Dibuat',
    description: 'Coba lagi, atau ambil tangkapan layar kartu rekening di atas.',
  },
} as const;
