import type { ValidationContext } from 'sanity';
import { isSameDocument, rawClient } from '../fields/published.ts';

const lowerCase = (text: string) => text.trim().toLowerCase();

interface Options {
  field: string;
  message: string;
  /** Returns equal keys for texts that mean the same. */
  keyOf?: (text: string) => string;
}

/** Makes a rule that returns `message` if another document of the type, or a draft, has such a text in `field`. */
export const unique =
  ({ field, message, keyOf = lowerCase }: Options) =>
  async (value: string | undefined, context: ValidationContext) => {
    const { document } = context;
    if (!value || !document) return true;
    const all = await rawClient(context).fetch<{ _id: string; text: unknown }[]>(
      `*[_type == $type && defined(${field})]{_id, "text": ${field}}`,
      { type: document._type },
    );
    const others = all.filter(({ _id, text }) => typeof text === 'string' && !isSameDocument(_id, document._id));
    return !others.some(({ text }) => keyOf(text as string) === keyOf(value)) || message;
  };
