import { useState } from 'react';
import { set, type StringInputProps, unset } from 'sanity';

/** Writes `0812-3456 7890`, `812…` and `+62 812…` as `62812…`, which a wa.me link needs. Keeps other text. */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/[\s().+-]/g, '');
  if (!/^\d+$/.test(digits)) return typed.trim();
  if (digits.startsWith('0')) return `62${digits.slice(1)}`;
  return digits.startsWith('8') ? `62${digits}` : digits;
}

/** Removes the spaces of `700 041 9263`, as banks print it. Keeps other text. */
export const normaliseAccount = (typed: string): string =>
  /^[\d\s.-]+$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed.trim();

/** Makes an input that stores the normalised text. It shows the typed text until it loses focus. */
const digitsInput = (normalise: (typed: string) => string) => (props: StringInputProps) => {
  const { elementProps, onChange, value = '' } = props;
  const [typed, setTyped] = useState<string>();
  const own: Partial<typeof elementProps> = {
    value: typed ?? value,
    onChange: ({ currentTarget }) => {
      const text = (currentTarget as HTMLInputElement).value;
      setTyped(text);
      onChange(text ? set(normalise(text)) : unset());
    },
    onBlur: (event) => {
      setTyped(undefined);
      elementProps.onBlur(event);
    },
  };
  return props.renderDefault({ ...props, elementProps: { ...elementProps, ...own } });
};

export const PhoneInput = digitsInput(normalisePhone);
export const AccountInput = digitsInput(normaliseAccount);
