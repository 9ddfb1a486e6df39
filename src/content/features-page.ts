import { z } from 'zod';
import type { Contract, ResultOf } from './contract.ts';
import { groq, head, isShown, opening, openingFields, optional, several, text } from './fields.ts';
import { cut, croppedScreen, croppedScreenFields, croppedScreens, picture, pictureFields } from './picture-fields.ts';
import { drawingNames } from './rules.ts';

const listFields = `mark, gloss, heading, items[${isShown}]{title, description, "comingSoon": comingSoon == true, drawing, cut, "picture": image{${pictureFields}}}`;

export const featuresPageQuery = groq`*[_type == "featuresPage" && _id == "featuresPage"][0]{
  ${openingFields},
  free{${listFields}, screens[]${croppedScreenFields}}, pro{${listFields}}, comingSoonLabel,
  closing{mark, heading, text, downloadLabel, pricingLabel}
}`;

const item = z
  .object({
    title: text,
    description: text,
    comingSoon: z.boolean(),
    drawing: optional(z.enum(drawingNames)),
    cut,
    picture: optional(picture('screen')),
  })
  .transform(croppedScreen);

const list = { ...head, items: z.array(item).min(1) };

const shape = z.object({
  ...opening,
  free: z.object({ ...list, screens: several(croppedScreens, { min: 3, max: 3 }) }),
  pro: z.object(list),
  comingSoonLabel: text,
  closing: z.object({ mark: text, heading: text, text, downloadLabel: text, pricingLabel: text }),
});

export const contract: Contract<typeof shape, ResultOf<'featuresPageQuery'>> = { query: featuresPageQuery, shape };
