import { z } from 'zod';
import { flag, head, opening, optional, several, text, texts } from './fields.ts';
import { cut, croppedScreen, croppedScreens, optionalPicture } from './picture-fields.ts';
import { drawingNames } from './rules.ts';

const item = z
  .object({
    title: text,
    description: text,
    comingSoon: flag,
    drawing: optional(z.enum(drawingNames)),
    cut,
    picture: optionalPicture('screen'),
  })
  .transform(croppedScreen);

const list = { ...head, items: z.array(item).min(1) };

export const featuresPage = z.object({
  ...opening,
  free: z.object({ ...list, screens: several(croppedScreens, { min: 3, max: 3 }) }),
  pro: z.object(list),
  comingSoonLabel: text,
  closing: z.object(texts('heading', 'text', 'downloadLabel', 'pricingLabel')),
});
