import type { TransactionType } from 'site/transaction/order.ts';
import type { Moment } from 'site/transaction/read-moment.ts';

/** What a donor's message states. Money is in whole rupiah. A missing or unreadable value is null or ''. */
export interface Claim {
  /** Made of what the message states, so that a message is known again when it is pasted again. */
  id: string;
  /** `form`: our form; `free`: free words about money; `unread`: lines of a chat in an unknown format. */
  shape: 'form' | 'free' | 'unread';
  /** Name of the file, and the line of its text, from 1. */
  source: string;
  line: number;
  type: TransactionType | null;
  name: string;
  quantity: number | null;
  city: string;
  address: string;
  /** The transferred amount, as the message states it. */
  total: number | null;
  /** The amount that the page showed, if the message states it separately from the transferred amount. */
  asked: number | null;
  /** The time that the message states: when the page showed the total, or when the transfer was made. */
  stated: Moment | null;
  /** In a chat: when the message was sent, and the sender's number or name in the address book. */
  sent: Moment | null;
  sender: string;
  /** The words of a message that is not in our form; '' for one of our form. */
  said: string;
}

export type Origin = Pick<Claim, 'source' | 'sent' | 'sender'>;

export const emptyClaim = (line: number, origin: Origin): Claim => ({
  id: '',
  shape: 'form',
  line,
  type: null,
  name: '',
  quantity: null,
  city: '',
  address: '',
  total: null,
  asked: null,
  stated: null,
  said: '',
  ...origin,
});
