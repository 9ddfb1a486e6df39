/**
 * Words on controls, fixed messages and errors (specification sections 2, 5 and 8).
 * Everything else that a visitor reads is content.
 */
export const words = {
  nav: {
    home: 'Beranda',
    features: 'Fitur',
    pricing: 'Harga',
    quran: 'Baca Qur’an',
    download: 'Download',
    donation: 'Donasi',
    label: 'Utama',
    skip: 'Langsung ke isi',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    menu: 'Menu',
    backHome: 'Ke beranda',
    theme: 'Ganti tema terang atau gelap',
    changeTheme: 'Ganti tema',
    get: 'Unduh',
    getApp: 'Unduh aplikasi',
    about: 'Tentang kami',
    contact: 'Kontak',
    privacy: 'Kebijakan Privasi',
    terms: 'Syarat & Ketentuan',
    social: { facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram', youtube: 'YouTube' },
    footer: 'Kaki halaman',
  },
  newsletter: { label: 'Alamat email', placeholder: 'Email Anda', subscribe: 'Berlangganan' },
  startFailed: {
    text: 'Sebagian halaman belum termuat, jadi tombol dan formulir belum dapat dipakai. Periksa sambungan internet Anda.',
    reload: 'Muat ulang',
  },
} as const;
