import { z } from 'zod';
import { seo, texts } from './fields.ts';

export const notFoundPage = z.object({ seo, ...texts('heading', 'text') });
