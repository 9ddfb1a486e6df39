import { z } from 'zod';
import { flag, sectionHead, optional, seo, text, texts } from './fields.ts';
import { optionalScreens, screens } from './picture-fields.ts';

const edition = {
  ...sectionHead,
  items: z.array(z.object({ ...texts('title', 'description'), comingSoon: flag })).min(1),
};

export const featuresPage = z.object({
  seo,
  hero: z.object(texts('title')),
  free: z.object({ ...edition, screens }),
  pro: z.object({ ...edition, screens: optionalScreens, indexCaption: optional(text) }),
});
