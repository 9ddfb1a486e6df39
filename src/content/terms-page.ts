import type { Contract, ResultOf } from './contract.ts';
import { groq } from './fields.ts';
import { legalFields, shape } from './legal-page.ts';

export const termsPageQuery = groq`*[_type == "termsPage" && _id == "termsPage"][0]${legalFields}`;

export const contract: Contract<typeof shape, ResultOf<'termsPageQuery'>> = { query: termsPageQuery, shape };
