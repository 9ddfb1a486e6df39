import fc from 'fast-check';
import { expect, test } from 'vitest';
import { confirmationText } from '../../src/transaction/confirmation-text.ts';
import { contactText } from '../../src/transaction/contact-text.ts';
import { quote } from '../../src/transaction/order.ts';
import { linkRoom, encodedLength, messageLimits } from '../../src/transaction/text-limits.ts';
import { toDetails } from '../../src/transaction/transaction-details.ts';
import { validateForm } from '../../src/transaction/validate-form.ts';
import { prices } from './prices.ts';

/** Random texts of mixed scripts and spaces, each cut to the longest that `fits` accepts (binary search). */
const longest = (fits: (text: string) => boolean) =>
  fc
    .array(fc.constantFrom('a', ' ', '\n', 'é', 'ح', '中', '👨‍👩‍👧', '&'), { minLength: 1, maxLength: 1200 })
    .map((letters) => {
      let [low, high] = [0, letters.length];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (fits(letters.slice(0, middle).join(''))) low = middle;
        else high = middle - 1;
      }
      return letters.slice(0, low).join('');
    });

const own = 'a'.repeat(messageLimits.text);
const type = 'a'.repeat(messageLimits.type);
const copy = { greeting: own, proofNote: own, types: { donasi: type, beli: type, wakaf: type } };

const order = { type: 'beli', amount: '', quantity: '1000', city: 'Medan' } as const;
const validated = (name: string, address: string) => validateForm({ ...order, name, address }, prices);

test('whatever the form accepts, the text of the confirmation takes under 1,900 characters in its link', () => {
  const names = longest((name) => validated(`a${name}`, 'a').ok);
  const both = names.chain((name) =>
    fc.tuple(
      fc.constant(name),
      longest((address) => validated(`a${name}`, `a${address}`).ok),
    ),
  );
  fc.assert(
    fc.property(both, ([name, address]) => {
      const result = validated(`a${name}`, `a${address}`);
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      const details = toDetails({ ...result, quote: quote(result.order, prices, 999), sentAt: 0 });
      expect(encodedLength(confirmationText(details, copy))).toBeLessThan(1900);
    }),
  );
});

test('a contact message at the linkRoom of its fields takes under 1,900 characters in its link', () => {
  const fill = (length: number) => 'a'.repeat(length);
  const parts = { name: fill(linkRoom.name), email: fill(linkRoom.email), message: fill(linkRoom.message) };
  expect(encodedLength(contactText(parts, copy))).toBeLessThan(1900);
});
