import { expect, test } from 'vitest';
import { withCountryCode, writePhone } from '../../src/transaction/write-phone.ts';

test.each([
  ['0811-0041-9263', '6281100419263'],
  ['+62 811 0041 9263', '6281100419263'],
  ['(021) 7410000', '62217410000'],
  ['０２１ ７４１００００', '62217410000'],
])('the number %s has the digits %s', (phone, digits) => expect(withCountryCode(phone)).toBe(digits));

test.each([
  ['628123456789', '+62 812-3456-789'],
  ['6281100419263', '+62 811-0041-9263'],
  ['622112345678', '+62 211-2345-678'],
])('the number %s is written %s', (whatsapp, written) => expect(writePhone(whatsapp)).toBe(written));
