import { defineField } from 'sanity';
import { whatsappPattern } from 'site/content/rules.ts';
import { named, type Names } from './named.ts';
import { PhoneInput } from './number-input.tsx';
import { matching } from './text.ts';

const asked = 'Tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789.';

export const phone = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'string',
    components: { input: PhoneInput },
    validation: (rule) => matching(whatsappPattern, asked)(rule.required()),
  });
