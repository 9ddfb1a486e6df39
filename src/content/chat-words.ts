import { z } from 'zod';
import { confirmationFits, contactFits, transferredFits } from './chat-lengths.ts';
import { text, texts } from './fields.ts';

const long = { error: 'long-chat' };

export const perType = z.object({ donasi: text, beli: text, wakaf: text });

export const confirmationNames = `greeting, nameLabel, typeLabel, quantityLabel, quantityUnit, cityLabel, totalLabel,
  timeLabel, addressLabel, proofNote`;
export const confirmationWords = z
  .object({ ...texts(confirmationNames), types: perType })
  .refine(confirmationFits, long);

export const transferredNames = 'greeting, typeLabel, askedLabel, totalLabel, dayLabel, bankLabel';
export const transferredWords = z.object(texts(transferredNames)).refine(transferredFits, long);

export const contactNames = 'greeting, nameLabel, emailLabel, messageLabel';
export const contactWords = z.object(texts(contactNames)).refine(contactFits, long);
