import type { SanityDocument } from '../documents/sanity-document.ts';

export interface Account {
  bank: string;
  number: string;
  holder: string;
}

export interface Payee {
  account: Account;
  whatsapp: string;
  /** As people read it. */
  phone: string;
  /** The five digits at the end of the institute's address. */
  postcode?: string | undefined;
}

/** Who receives the money and who answers questions about it. What is missing is an empty string. */
export function payeeOf(documents: readonly SanityDocument[]): Payee {
  const find = (id: string) => documents.find(({ _id }) => _id === id);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const { bank, number, holder }: Record<string, unknown> = find('bankAccount') ?? {};
  const contact = find('siteSettings')?.contact as Record<string, unknown> | undefined;
  return {
    account: { bank: text(bank), number: text(number), holder: text(holder) },
    whatsapp: text(contact?.whatsapp),
    phone: text(contact?.phone),
    postcode: text(contact?.address)
      .match(/(?<!\d)\d{5}(?!\d)/g)
      ?.at(-1),
  };
}

/** `0812-3456-7890` and `+62 812 3456 7890` are `6281234567890`. */
export function phoneDigits(number: string): string {
  return number.replaceAll(/\D/g, '').replace(/^0/, '62');
}
