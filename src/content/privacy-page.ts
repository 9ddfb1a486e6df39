import type { Contract, ResultOf } from './contract.ts';
import { groq } from './fields.ts';
import { legalFields, shape } from './legal-page.ts';

export const privacyPageQuery = groq`*[_type == "privacyPage" && _id == "privacyPage"][0]${legalFields}`;

export const contract: Contract<typeof shape, ResultOf<'privacyPageQuery'>> = { query: privacyPageQuery, shape };
