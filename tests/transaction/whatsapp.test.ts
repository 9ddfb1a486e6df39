import { expect, test } from 'vitest';
import { whatsappLink } from '../../src/transaction/whatsapp.ts';

const wrong = ['081234567890', '+6281234567890', '62', '6281234567890;', '621234567890123456', ''];
test.each(wrong)('%j is not a number that can be linked', (phone) => {
  expect(() => whatsappLink(phone, 'x')).toThrow(RangeError);
});
