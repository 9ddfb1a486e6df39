import content from '../../content-fallback/confirmationPage.json' with { type: 'json' };
import { confirmationText } from '../../src/transaction/confirmation-text.ts';
import type { TransactionType } from '../../src/transaction/order.ts';
import { type TransactionDetails, version } from '../../src/transaction/transaction-details.ts';
import type { BookLine } from '../../studio/reconciliation/book-lines.ts';
import type { Row } from './statements.ts';

export const inNovember = (day: number) => `2026-11-${String(day).padStart(2, '0')}`;
export const credit = (amount: number, text = '', day = 20, hour: string | null = null): BookLine => {
  const number = `TT-202611${day}-${amount}`;
  return { row: 1, number, day: inNovember(day), hour, amount, text, way: 'in' };
};

// Sixty invented messages and their statement: most match, the others have one problem each.

const words = content.whatsapp;
const names =
  'Ahmad Fauzi,Siti Aminah,Budi Santoso,Dewi Lestari,Rahmat Hidayat,Nur Aini,Hasan Basri,Fatimah Zahra,Umar Said,Laila Sari'.split(
    ',',
  );
const at = (day: number, minute: number) => Date.UTC(2026, 10, day, 1, minute);

interface Stated {
  type?: TransactionType;
  total: number;
  day?: number;
  quantity?: number | null;
  address?: string;
}

export const donation: TransactionDetails = {
  version,
  type: 'donasi',
  name: '',
  amount: null,
  quantity: null,
  city: null,
  address: '',
  subtotal: 0,
  shippingCost: 0,
  uniqueCode: 100,
  total: 50_409,
  sentAt: 0,
};

export function messageOf(name: string, { day = 20, ...stated }: Stated): string {
  const where = stated.type && stated.type !== 'donasi' ? { city: 'Cimahi (tarif Bandung)' } : {};
  return confirmationText({ ...donation, name, ...stated, ...where, sentAt: at(day, stated.total % 60) }, words);
}

export const chatLine = (text: string, sender: string, day = 20) => `${day}/11/26 08.30 - ${sender}: ${text}`;

const lines: Row[] = [];
const messages: string[] = [];
const addCredit = (amount: number, text: string, day = 20) =>
  lines.push({ day: `2026-11-${day}`, amount, text: text.toUpperCase() });
const addMessage = (name: string, stated: Stated, sender = '+62 812-3456-7890') =>
  messages.push(chatLine(messageOf(name, stated), sender, stated.day));

const orders: { type: TransactionType; price: number; quantity: number | null }[] = [
  { type: 'donasi', price: 50_000, quantity: null },
  { type: 'wakaf', price: 200_000 + 2 * 15_000, quantity: 2 },
  { type: 'beli', price: 115_000 + 15_000, quantity: 1 },
];
// 45 that match, of the three orders in turn, each with its own code. A relative has transferred every fourth.
for (let index = 0; index < 45; index += 1) {
  const { type, price, quantity } = orders[index % orders.length]!;
  const name = `${names[index % 10]} ${String.fromCodePoint(65 + (index % 26))}`;
  const [total, day] = [price + 110 + index * 7, 18 + (index % 5)];
  addMessage(name, { type, total, day, quantity, address: 'Jl. Mawar 1' });
  addCredit(total, `TRSF ${index % 4 === 0 ? 'KELUARGA' : name}`, day);
}
// Two claims and two credits of one total, because their codes are equal.
addMessage('Sarah Putri', { total: 100_555 });
addMessage('Yusuf Hakim', { total: 100_555 });
addCredit(100_555, 'yusuf hakim');
addCredit(100_555, 'sarah putri');
addMessage('Wahyu Palsu', { total: 50_110, day: 18 }); // claims the transfer of the first donor
addMessage('Indah Permata', { total: 75_321 }); // rounded, without the code
addCredit(75_000, 'indah permata');
addMessage('Joko Purnomo', { total: 250_118 }); // in parts
addCredit(200_000, 'joko purnomo');
addCredit(50_118, 'joko purnomo', 21);
addMessage('Kartika Dewi', { total: 60_420 }); // too much
addCredit(100_420, 'kartika dewi');
addMessage('Lukman Harun', { total: 90_222 }); // too little
addCredit(90_022, 'lukman harun');
addMessage('Maya Anggun', { total: 45_678, day: 10 }); // late
addCredit(45_678, 'maya anggun', 22);
addMessage('Nanda Pratama', { total: 35_909 }); // transferred twice
addCredit(35_909, 'nanda pratama');
addCredit(35_909, 'nanda pratama', 21);
addMessage('Olivia Rahma', { total: 42_137 }); // the message is sent twice
addMessage('Olivia Rahma', { total: 42_137, day: 21 });
addCredit(42_137, 'olivia rahma');
// A message of an earlier form, without day and city; then three donors who have paid nothing.
messages.push('Nama: Putra Agung\nJenis transaksi: Donasi Pengembangan\nTotal transfer: Rp25.313');
addCredit(25_313, 'putra agung', 19);
for (const name of ['Qori Ananda', 'Ratna Dumilah', 'Surya Darma']) addMessage(name, { total: 150_777 + name.length });
// Credits without a message.
addCredit(500_000, 'hamba allah');
addCredit(20_000, 'setoran tunai');

export const statement = lines;
/** The messages as WhatsApp exports a chat, with talk in between. */
export const messageText = messages
  .flatMap((text, index) => (index % 5 ? [text] : [text, chatLine('sudah transfer ya kak', 'Siti')]))
  .join('\n');
export const messageCount = messages.length;
