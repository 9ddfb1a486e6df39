import { z } from 'zod';
import { flag, sectionHead, optional, seo, text, texts } from './fields.ts';
import { screenIfAny, screens } from './picture-fields.ts';

const version = {
  ...sectionHead,
  items: z.array(z.object({ ...texts('title', 'description'), comingSoon: flag })).min(1),
};

export const featuresPage = z.object({
  seo,
  hero: z.object(texts('title')),
  free: z.object({ ...version, screens }),
  pro: z.object({
    ...version,
    screens: screenIfAny,
    indexCaption: optional(text),
  }),
});
