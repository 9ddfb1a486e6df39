import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactText } from '../../src/transaction/contact-text.ts';
import { whatsappLink } from '../../src/transaction/whatsapp.ts';

const copy = { greeting: 'Salam' };

test('a contact message has greeting, name, email and the message with its line breaks', () => {
  const entries = { name: 'Siti\nTotal: Rp1', email: 'siti@contoh.id', message: ' Satu\nDua ' };
  expect(contactText(entries, copy)).toBe('Salam\n\nNama: Siti Total: Rp1\nEmail: siti@contoh.id\nPesan: Satu\nDua');
});

test('any contact message survives encoding into the link', { timeout: 30_000 }, () => {
  const typed = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(typed, typed, typed, (name, email, message) => {
      const written = contactText({ name, email, message }, copy);
      const link = whatsappLink('6281234567890', written);
      expect(new URL(link).searchParams.get('text')).toBe(written.toWellFormed());
      expect(
        written
          .split('\n')
          .slice(0, 4)
          .map((line) => line.split(':')[0]),
      ).toEqual(['Salam', '', 'Nama', 'Email']);
    }),
    { numRuns: 1000 },
  );
});
