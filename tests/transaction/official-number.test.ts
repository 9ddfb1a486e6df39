import { expect, test } from 'vitest';
import { judgeNumber, writePhone } from '../../src/transaction/official-number.ts';

const official = {
  bankCode: '451',
  account: '0007123456',
  whatsapp: '6281100419263',
  phones: ['+62 21 741 0000', '022 1234 5678'],
};

test.each([
  ['0007123456', 'account'],
  ['000 712-3456', 'account'],
  ['No. rek: 000.712.3456', 'account'],
  ['(451) 0007123456', 'account'],
  ['０００７１２３４５６', 'account'],
  ['0811-0041-9263', 'whatsapp'],
  ['+62 811 0041 9263', 'whatsapp'],
  ['(021) 7410000', 'phone'],
  ['+62 22 12345678', 'phone'],
  ['(022) 12345679', 'foreign'],
  ['7123456', 'foreign'],
  ['0007123457', 'foreign'],
  ['00071234566', 'foreign'],
  ['0007123456 atau 0007123457', 'foreign'],
  ['12345', 'short'],
  ['', 'short'],
])('“%s” is judged as %s', (text, answer) => expect(judgeNumber(text, official)).toBe(answer));

test.each([
  ['628123456789', '+62 812-3456-789'],
  ['6281100419263', '+62 811-0041-9263'],
  ['622112345678', '+62 211-2345-678'],
])('the number %s is written %s', (whatsapp, written) => expect(writePhone(whatsapp)).toBe(written));
