import { expect, test } from 'vitest';
import { contactText } from '../../src/transaction/contact-text.ts';

const copy = { greeting: 'Salam' };

test('a contact message has greeting, name, email and the message with its line breaks', () => {
  const entries = { name: 'Siti\nTotal: Rp1', email: 'siti@contoh.id', message: ' Satu\nDua ' };
  expect(contactText(entries, copy)).toBe('Salam\n\nNama: Siti Total: Rp1\nEmail: siti@contoh.id\nPesan: Satu\nDua');
});
