import { defineField, set, type StringInputProps } from 'sanity';
import { whatsappPattern } from 'site/content/rules.ts';
import { named, type Names } from './named.ts';
import { matching } from './text.ts';

/** `0812-3456 7890` and `+62 812…` become `62812…`: what a wa.me link needs. Other text is left as it is. */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/[\s().+-]/g, '');
  if (!/^\d+$/.test(digits)) return typed.trim();
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits.startsWith('8') ? `62${digits}` : digits;
}

/** Rewrites the number when somebody leaves the field, so that staff see what links will use. */
function PhoneInput(props: StringInputProps) {
  const { elementProps, onChange, value } = props;
  const onBlur: typeof elementProps.onBlur = (event) => {
    elementProps.onBlur(event);
    const normal = normalisePhone(value ?? '');
    if (value && normal !== value) onChange(set(normal));
  };
  return props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur } });
}

const asked = 'Tulis nomor WhatsApp dengan angka saja, diawali 62, misalnya 628123456789.';

export const phone = (...names: Names) =>
  defineField({
    ...named(...names),
    type: 'string',
    components: { input: PhoneInput },
    validation: (rule) => matching(whatsappPattern, asked)(rule.required()),
  });
