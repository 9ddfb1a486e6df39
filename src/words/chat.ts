/** Labels of the WhatsApp messages (docs/what-the-site-does.md#whatsapp-texts). The greetings are content. */
export const chatWords = {
  confirmation: {
    name: 'Nama',
    type: 'Jenis transaksi',
    quantity: 'Jumlah',
    mushaf: 'mushaf',
    city: 'Kota tujuan',
    total: 'Total transfer',
    time: 'Formulir diisi',
    address: 'Alamat',
  },
  transferred: {
    type: 'Jenis (donasi, beli, atau wakaf)',
    asked: 'Total yang tertera di halaman',
    total: 'Total yang saya transfer',
    day: 'Hari dan tanggal',
    bank: 'Bank pengirim',
  },
  contact: { name: 'Nama', email: 'Email', message: 'Pesan' },
} as const;
