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
    theme: 'Ganti tema terang atau gelap',
  },
} as const;
