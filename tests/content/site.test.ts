import { expect, test } from 'vitest';
import { withPhone } from '../../src/content/site.ts';

const shown = (phone?: string | null) =>
  withPhone({ whatsapp: '6281100419263', ...(phone !== undefined && { phone }) });
const written = { whatsapp: '6281100419263', whatsappText: '+62 811-0041-9263' };

test.each([undefined, null, '', '0811-0041-9263', '+62 811 0041 9263'])(
  'with %j as telephone, only the WhatsApp number is shown',
  (phone) => expect(shown(phone)).toEqual(written),
);

test('a telephone that differs from WhatsApp is shown on a line of its own', () => {
  expect(shown('021 741 0000')).toEqual({ ...written, otherPhone: '021 741 0000' });
});
