/** Words of one page, or of code that is loaded on demand. Other pages do not load them. */
export const pageWords = {
  features: { pricing: 'Lihat harga', soon: 'segera hadir' },
  plans: {
    popular: 'Paling Populer',
    notYet: 'belum tersedia',
    caption: 'Isi setiap paket',
    feature: 'Fitur',
    yes: 'Ya',
    no: 'Tidak',
  },
  contact: {
    labels: { phone: 'Telepon / WhatsApp', email: 'Email', address: 'Alamat' },
    submit: 'Kirim pesan',
    note: 'WhatsApp terbuka dengan pesan ini. Anda tinggal menekan kirim.',
    notOpened: 'WhatsApp tidak terbuka?',
    openChat: 'Buka pesan di WhatsApp',
    map: { loading: 'Peta sedang dimuat…', failed: 'Peta tidak dapat dimuat.', open: 'Buka peta' },
    name: { tooLong: 'Nama terlalu panjang. Singkatkan.' },
    email: {
      flag: 'belum lengkap',
      malformed: 'Alamat email ini belum lengkap. Contoh: nama@contoh.id',
      tooLong: 'Alamat email terlalu panjang.',
    },
    message: {
      tooLong: 'Pesan ini terlalu panjang untuk satu kali kirim. Singkatkan, atau kirim sisanya setelahnya.',
    },
  },
  about: { vision: 'Visi', mission: 'Misi' },
  legalPages: { updated: 'Terakhir diperbarui', contents: 'Daftar isi' },
  notFound: { home: 'Ke beranda', read: 'Baca Al-Qur’an' },
  download: {
    version: 'Versi',
    size: 'Ukuran',
    rating: 'Penilaian',
    downloads: 'Unduhan',
    lastUpdate: 'Diperbarui',
    os: 'Sistem',
    ram: 'RAM',
    storage: 'Ruang kosong',
    internet: 'Internet',
    soon: 'Segera hadir',
    android: { title: 'Android', get: 'Unduh untuk Android' },
    ios: { title: 'iOS', get: 'Unduh untuk iOS', soon: 'Segera Hadir' },
  },
  reader: {
    frame: 'Pembaca Al-Qur’an web',
    notShown: 'Pembaca tidak tampil? Buka di tab baru.',
    loading: 'Memuat Al-Qur’an...',
    refresh: 'Refresh',
    newTab: 'Buka di Tab Baru',
    enter: 'Mode Fullscreen',
    leave: 'Keluar Fullscreen',
  },
  /** Exactly as in docs/what-the-site-does.md#fixed-messages. */
  messages: {
    incompleteMessage: {
      title: 'Form Tidak Lengkap',
      description: 'Mohon isi semua kolom sebelum mengirim pesan.',
    },
    openingWhatsapp: {
      title: 'Membuka WhatsApp',
      description: 'Anda akan diarahkan ke WhatsApp untuk mengirim pesan.',
    },
    fullscreenFailed: {
      title: 'Gagal Masuk Mode Fullscreen',
      description: (message: string) => `Peramban Anda mungkin tidak mendukungnya. ${message}`,
    },
  },
} as const;
