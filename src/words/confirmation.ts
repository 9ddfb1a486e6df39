const withShipping = (code: string) => `Termasuk ongkos kirim dan kode unik ${code}.`;

/** Words of the confirmation page. They are not in src/words/site.ts, so that no other page loads them. */
export const confirmationWords = {
  /** Names of rows on the card, in the details, on paper and in what is shared. Others are in src/words/chat.ts. */
  labels: {
    bank: 'Bank',
    code: 'Kode',
    number: 'Nomor rekening',
    holder: 'Atas nama',
    inWords: 'Terbilang',
    type: 'Jenis',
    quantity: 'Jumlah',
    until: 'Berlaku sampai',
  },
  types: { donasi: 'Donasi', beli: 'Beli', wakaf: 'Wakaf' },
  /** What a transfer is for. */
  purpose: {
    donasi: () => 'Donasi pengembangan',
    beli: (count: string, city: string) => `Beli ${count} mushaf ke ${city}`,
    wakaf: (count: string, city: string) => `Wakaf ${count} mushaf di ${city}`,
  },
  /** What the total is made of, under it. */
  includes: { donasi: (code: string) => `Termasuk kode unik ${code}.`, beli: withShipping, wakaf: withShipping },
  mushafCount: (count: string) => `${count} Mushaf`,
  account: 'Rekening tujuan',
  guide: 'Cara transfer',
  nextSteps: 'Setelah itu',
  details: 'Rincian Transaksi',
  pending: 'Rincian transaksi sedang disiapkan.',
  confirm: 'Konfirmasi via WhatsApp',
  /** Where the browser has lost name or address. */
  addLost: (what: string[]) => `Tulis ${what.join(' dan ')} Anda di akhir pesannya.`,
  proof: {
    label: 'Bukti transfer',
    choose: 'Pilih foto atau PDF',
    change: 'Ganti',
    remove: 'Hapus',
    chosen: 'Terpilih:',
    problems: {
      wrongType: 'Berkas ini bukan gambar atau PDF. Pilih foto, tangkapan layar, atau PDF.',
      tooLarge: 'Berkas ini lebih besar dari 5 MB. Pilih berkas yang lebih kecil.',
      empty: 'Berkas ini kosong. Pilih berkas lain.',
    },
  },
  share: 'Bagikan',
  /** What the toast says was copied, where there is no share sheet. */
  sharedName: 'Petunjuk transfer',
  print: 'Cetak',
  printed: (day: string) => `Dicetak ${day}`,
  /** A guide to paying shows these before the transaction is known. */
  unknownPayment: { total: 'total transfer Anda', code: 'kode unik Anda' },
  /** Exactly as in docs/what-the-site-does.md#fixed-messages. */
  oops: {
    title: 'Oops! Terjadi Kesalahan.',
    text: 'Tidak ada detail transaksi yang ditemukan. Silakan ulangi proses donasi.',
    action: 'Kembali ke donasi',
    chat: 'Kabari lewat WhatsApp',
  },
  /** What the server says about account and prices since the form was sent. */
  check: {
    /** Begins the next three sentences. */
    transferred: 'Sudah transfer? Jangan transfer lagi, kabari kami.',
    accountChanged: (before: string, now: string) => `Rekening tujuan berubah: dulu ${before}, sekarang ${now}.`,
    totalLapsed: (before: string) => `Total ${before} tidak berlaku lagi.`,
    priceChanged: (before: string, now: string) =>
      `Harga berubah: total ${before} tidak berlaku lagi, sekarang ${now}.`,
    form: 'Buka formulir lagi',
    unknown: 'Rekening dan harga tidak dapat diperiksa karena sambungan bermasalah. Coba lagi sebelum transfer.',
    checking: 'Memeriksa…',
  },
} as const;
