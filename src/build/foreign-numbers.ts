import { digitRuns, isAllowed, linkRuns, minDigits } from './digit-runs.ts';
import { phoneDigits, type Payee } from './payee-fingerprint.ts';
import type { Piece } from './visible-text.ts';

export interface AllowedNumbers {
  /** Every number that may be read, in digits. */
  numbers: ReadonlySet<string>;
  /** Numbers that a chat link may open, 62 first. */
  phones: ReadonlySet<string>;
}

interface Allowance {
  payee: Payee;
  /** Digits that the release names: `ALLOWED_DIGITS`. */
  named?: string;
  /** Prices and limits of content, which are held to their own bounds. */
  amounts?: readonly number[];
}

/** The payee's own numbers in each way they are written, and what was allowed besides. */
export function allowedNumbers({ payee, named = '', amounts = [] }: Allowance): AllowedNumbers {
  const phones = new Set([payee.whatsapp, payee.phone].map(phoneDigits));
  const local = Array.from(phones, (phone) => phone.replace(/^62/, '0'));
  const others = [...named.split(',').map((digits) => digits.replaceAll(/\D/g, '')), ...amounts.map(String)];
  // Short ones are free anyway, and would let a long number pass in parts.
  const long = others.filter((digits) => digits.length >= minDigits);
  return { phones, numbers: new Set([payee.account.number, ...phones, ...local, ...long]) };
}

/** Every number in `value`, at any depth. */
export function amountsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(amountsIn) : [];
}

/** Numbers in a piece that are not allowed, as they are written there. */
export function foreignNumbers({ kind, text }: Piece, { numbers, phones }: AllowedNumbers): string[] {
  const chat = kind === 'link' ? chatLink(text) : null;
  const runs = chat ? digitRuns(chat.message) : kind === 'link' ? linkRuns(text) : digitRuns(text);
  const wrong = runs.filter((groups) => !isAllowed(groups, numbers)).map((groups) => groups.join(' '));
  return chat && !phones.has(chat.recipient) ? [chat.recipient || text, ...wrong] : wrong;
}

/**
 * Whom a link opens a chat with (empty when the link hides it) and the message it brings. Null for other links,
 * for invitations to groups and channels, and when the visitor chooses the recipient.
 */
function chatLink(link: string): { recipient: string; message: string } | null {
  if (!URL.canParse(link)) return null;
  const { hostname, pathname, searchParams } = new URL(link);
  const host = hostname.replace(/^www\./, '');
  const message = searchParams.get('text') ?? '';
  if (host === 'wa.link') return { recipient: '', message };
  if (host === 'wa.me' && pathname !== '/') return { recipient: /^\/\+?(\d+)\/?$/.exec(pathname)?.[1] ?? '', message };
  if (!/(?:^|\.)whatsapp\.com$/.test(host) || !pathname.startsWith('/send')) return null;
  return { recipient: (searchParams.get('phone') ?? '').replaceAll(/\D/g, ''), message };
}
