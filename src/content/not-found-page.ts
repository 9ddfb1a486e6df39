import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { groq, seo, text } from './fields.ts';

export const notFoundPageQuery = groq`*[_type == "notFoundPage" && _id == "notFoundPage"][0]{
  seo{title, description}, mark, heading, text, homeLabel, readLabel
}`;

const shape = z.object({ seo, mark: text, heading: text, text, homeLabel: text, readLabel: text });

export const contract: Contract<typeof shape, ResultOf<'notFoundPageQuery'>> = { query: notFoundPageQuery, shape };
