import { expect, test } from 'vitest';
import { withPhone } from '../../src/content/site.ts';

const shown = (phone?: string | null) =>
  withPhone({ whatsapp: '6281100419263', ...(phone !== undefined && { phone }) });
const written = { whatsapp: '6281100419263', phone: '+62 811-0041-9263' };

test.each([undefined, null, '', '0811-0041-9263', '+62 811 0041 9263'])(
  'a number is written once: what is shown follows WhatsApp, with %j as telephone',
  (phone) => expect(shown(phone)).toEqual(written),
);

test('another telephone is another line', () => {
  expect(shown('021 741 0000')).toEqual({ ...written, telephone: '021 741 0000' });
});
