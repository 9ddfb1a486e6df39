/** Words on controls, fixed messages and errors (docs/what-the-site-does.md#fixed-messages). The rest is content. */
export const words = {
  nav: {
    label: 'Utama',
    skip: 'Langsung ke isi',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    menu: 'Menu',
    theme: 'Ganti tema terang atau gelap',
    changeTheme: 'Ganti tema',
    get: 'Unduh',
    getApp: 'Unduh aplikasi',
    social: { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', youtube: 'YouTube' },
    footer: 'Kaki halaman',
  },
  footer: {
    app: 'Aplikasi',
    institution: 'Lembaga',
    legal: 'Ketentuan',
    social: 'Ikuti kami',
    contact: 'Hubungi kami',
    updated: 'Konten diperbarui',
  },
  help: 'Bantuan',
  notice: { label: 'Pengumuman' },
  gallery: { detail: 'Lihat Detail' },
  home: {
    pro: 'Pro',
    explain: (term: string) => `Lihat penjelasan ${term}`,
    tashih: 'Tanda tashih',
  },
  legality: {
    name: 'Legalitas',
    permit: (number: string, day: string) => `Izin PUB ${number}, berlaku sampai ${day}.`,
  },
  verse: (number: number) => `Ayat ${number}`,
  newsletter: { label: 'Alamat email', placeholder: 'Email Anda', subscribe: 'Berlangganan' },
  copy: {
    copy: 'Salin',
    copied: 'Tersalin',
    label: (what: string) => `Salin ${what}`,
    holder: 'nama penerima',
    number: 'nomor rekening',
    bank: 'nama bank',
    total: 'total transfer',
    whatsapp: 'nomor WhatsApp',
  },
  quantity: {
    less: 'Kurangi jumlah',
    more: 'Tambah jumlah',
    limit: (max: string) => `Paling banyak ${max}`,
    adjusted: (quantity: number) => `Jumlah diubah menjadi ${quantity.toLocaleString('id-ID')}`,
  },
  form: {
    errorTitle: 'Kesalahan: ',
    optional: '(opsional)',
    submit: 'Lanjutkan Pembayaran',
    steps: {
      type: 'Jenis transaksi',
      order: { donasi: 'Nominal donasi', beli: 'Mushaf untuk Anda', wakaf: 'Mushaf untuk diwakafkan' },
      person: { donasi: 'Data Anda', 'beli wakaf': 'Tujuan dan data Anda' },
    },
    presets: 'Pilih nominal',
    amount: 'Nominal lain dalam rupiah',
    quantity: 'Jumlah mushaf',
    name: 'Nama lengkap',
    address: 'Alamat lengkap',
    perMushaf: 'per mushaf',
    weight: (kg: string) => `${kg} kg per mushaf`,
    seeMushaf: 'Lihat mushaf',
    submitting: 'Menyiapkan total…',
    summary: (count: number) => `Ada ${count} isian yang perlu diperbaiki`,
    subtotal: 'Subtotal',
    shipping: 'Ongkir',
    uniqueCode: 'Kode unik',
    total: 'Total transfer',
    totalSpoken: (total: string) => `Total transfer ${total}`,
    orderSpoken: (destination: string, shipping: string, code: string) =>
      `${destination}, ongkir ${shipping}, kode unik ${code}.`,
    mushafTo: (count: string, place: string) => `${count} mushaf ke ${place}`,
    provisionalSpoken: (count: string, subtotal: string) =>
      `${count} mushaf, sementara ${subtotal}, belum termasuk ongkir dan kode unik`,
    /** Replaces the total while the shipping is not known. */
    provisional: 'Sementara',
    chooseCity: 'Pilih kota',
    city: {
      label: 'Kota tujuan',
      choose: 'Pilih kota tujuan',
      rate: (city: string, rate: string) => `${city} · ${rate} per kg`,
      places: (names: string) => `Termasuk ${names}.`,
      ask: {
        text: 'Kota Anda tidak ada di daftar?',
        label: 'Tanya kami',
        message: (type: 'beli' | 'wakaf', quantity: string) =>
          `Assalamu’alaikum, saya ingin ${type} ${quantity} mushaf, tetapi kota tujuannya tidak ada di daftar. Kotanya: `,
      },
    },
    mushaf: (count: string, price: string) => `${count} × ${price}`,
    weighed: (kg: string, rate: string) => `${kg} kg × ${rate}`,
    tashih: 'Tanda tashih',
    charactersLeft: (letters: number) => `Sisa sekitar ${letters} huruf`,
    charactersOver: (letters: number) => `Kelebihan sekitar ${letters} huruf`,
  },
  /** What is wrong with a field, and how to correct it. */
  problems: {
    name: {
      empty: 'Tulis nama Anda.',
      tooLong: 'Nama terlalu panjang. Singkatkan.',
    },
    amount: {
      empty: 'Pilih atau tulis nominal donasi.',
      malformed: 'Nominal ini tidak terbaca. Tulis angkanya saja. Contoh: 50.000',
      tooSmall: (limit: string) => `Nominal minimal ${limit}. Contoh: 50.000`,
      tooLarge: (limit: string) => `Nominal maksimal ${limit}. Hubungi kami untuk nominal yang lebih besar.`,
    },
    city: { empty: 'Pilih kota tujuan.' },
    address: {
      empty: 'Tulis alamat lengkap untuk pengiriman.',
      tooLong: 'Alamat terlalu panjang. Singkatkan.',
    },
  },
  /** Exactly as in docs/what-the-site-does.md#fixed-messages. */
  messages: {
    incompleteOrder: { title: 'Form Tidak Lengkap', description: 'Mohon isi nama, jumlah, dan kota tujuan.' },
    incompleteDonation: (minimum: string) => ({
      title: 'Form Tidak Lengkap',
      description: `Mohon isi nama dan nominal donasi (min. ${minimum}).`,
    }),
    checkAgain: { title: 'Periksa Lagi Isian Anda', description: 'Perbaiki isian yang ditandai.' },
    notAvailable: {
      title: 'Fitur Belum Tersedia',
      description: 'Fitur ini belum tersedia. Silakan coba lagi di lain waktu.',
    },
    copied: {
      title: 'Berhasil Disalin!',
      description: (value: string) => `${value} telah disalin ke clipboard.`,
    },
    copyFailed: {
      title: 'Gagal Menyalin',
      description: 'Teksnya sudah dipilih. Tekan lama atau tekan Ctrl+C untuk menyalinnya sendiri.',
    },
    pricesChanged: {
      title: 'Harga Baru Saja Berubah',
      description: 'Periksa lagi totalnya, lalu lanjutkan pembayaran.',
    },
    cannotOpen: {
      title: 'Belum Tersambung',
      description:
        'Halaman pembayaran belum dapat dibuka. Isian Anda tetap ada. Periksa sambungan, lalu tekan Lanjutkan Pembayaran lagi.',
    },
    unexpected: 'Unexpected Application Error!',
    placeholder: 'Situs contoh: jangan transfer',
  },
  noscript: { whatsapp: (phone: string) => `WhatsApp ${phone}`, account: 'Lihat rekening tujuan' },
  toast: { region: 'Pemberitahuan (F8)', close: 'Tutup pemberitahuan' },
  check: { again: 'Coba lagi' },
  startFailed: {
    text: 'Halaman ini belum termuat seluruhnya, jadi tombol dan formulirnya belum dapat dipakai. Periksa sambungan internet Anda; jika sambungannya baik, hubungi kami.',
    screen: 'Halaman ini tidak dapat dibuka. Muat ulang, atau hubungi kami.',
    reload: 'Muat ulang',
    contact: 'Atau hubungi kami:',
    phone: (phone: string) => `Telepon ${phone}`,
  },
} as const;
