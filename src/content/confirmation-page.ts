import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { accountNumber, groq, optional, seo, text } from './fields.ts';

export const confirmationPageQuery = groq`*[_type == "confirmationPage" && _id == "confirmationPage"][0]{
  seo{title, description}, heading, lead, mark, gloss, bankHeading,
  "bankAccount": *[_type == "bankAccount" && _id == "bankAccount"][0]{bank, number, numberAgain, holder},
  labels{bank, number, holder, total, inWords, type, name, quantity, subtotal, shipping, uniqueCode, address, status},
  statusText, advice, uniqueCodeNote, printNote, detailsHeading, typeNames{donasi, beli, wakaf}, quantityUnit,
  confirmHeading, confirmLabel, confirmNote, qrText, numberLabel, proof{label, hint, note},
  whatsapp{greeting, nameLabel, typeLabel, quantityLabel, quantityUnit, totalLabel, addressLabel, proofNote, types{donasi, beli, wakaf}},
  stepsHeading, steps, editLabel, pendingText, noscript,
  "wakafIntention": *[_type == "donationPage" && _id == "donationPage"][0].wakafIntention
}`;

const bankAccount = z
  .object({ bank: text, number: accountNumber, numberAgain: z.string(), holder: text })
  // The Studio asks for the number twice; a change that reached the dataset another way stops here.
  .refine(({ number, numberAgain }) => number === numberAgain, { path: ['numberAgain'], error: 'not-the-same' })
  .transform(({ bank, number, holder }) => ({ bank, number, holder }));

const perType = z.object({ donasi: text, beli: text, wakaf: text });

export const confirmationPageShape = z.object({
  seo,
  heading: text,
  lead: text,
  mark: text,
  gloss: text,
  bankHeading: text,
  bankAccount,
  labels: z.object({
    bank: text,
    number: text,
    holder: text,
    total: text,
    inWords: text,
    type: text,
    name: text,
    quantity: text,
    subtotal: text,
    shipping: text,
    uniqueCode: text,
    address: text,
    status: text,
  }),
  statusText: text,
  advice: z.array(text).min(1),
  uniqueCodeNote: text,
  printNote: text,
  detailsHeading: text,
  typeNames: perType,
  quantityUnit: text,
  confirmHeading: text,
  confirmLabel: text,
  confirmNote: text,
  qrText: text,
  numberLabel: text,
  proof: z.object({ label: text, hint: text, note: text }),
  whatsapp: z.object({
    greeting: text,
    nameLabel: text,
    typeLabel: text,
    quantityLabel: text,
    quantityUnit: text,
    totalLabel: text,
    addressLabel: text,
    proofNote: text,
    types: perType,
  }),
  stepsHeading: text,
  steps: z.array(text).length(3),
  editLabel: text,
  pendingText: text,
  noscript: text,
  wakafIntention: optional(text),
});

export const contract: Contract<typeof confirmationPageShape, ResultOf<'confirmationPageQuery'>> = {
  query: confirmationPageQuery,
  shape: confirmationPageShape,
};

export type ConfirmationPage = z.infer<typeof confirmationPageShape>;
