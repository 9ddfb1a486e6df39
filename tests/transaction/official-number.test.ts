import { expect, test } from 'vitest';
import { judgeNumber } from '../../src/transaction/official-number.ts';

const official = { bankCode: '451', account: '0007123456', phone: '6281100419263' };

test.each([
  ['0007123456', 'account'],
  ['000 712-3456', 'account'],
  ['No. rek: 000.712.3456', 'account'],
  ['(451) 0007123456', 'account'],
  ['０００７１２３４５６', 'account'],
  ['0811-0041-9263', 'phone'],
  ['+62 811 0041 9263', 'phone'],
  ['7123456', 'foreign'],
  ['0007123457', 'foreign'],
  ['00071234566', 'foreign'],
  ['0007123456 atau 0007123457', 'foreign'],
  ['12345', 'short'],
  ['', 'short'],
])('“%s” is %s', (text, answer) => expect(judgeNumber(text, official)).toBe(answer));
