import { z } from 'zod';
import { counts } from './counts.ts';
import { sectionHead, pageOpening, several, text, texts } from './fields.ts';
import { idiom } from './home-page.ts';
import { legality } from './legality.ts';
import { optionalPictureField } from './picture-fields.ts';
import { richText } from './portable-text.ts';
import { fromGroq, listed, single } from './query.ts';

const principle = z.object(texts('title', 'description'));
const member = z.object({ ...texts('name', 'role'), picture: optionalPictureField('portrait') });

export const aboutPage = z.object({
  ...pageOpening,
  why: z.object({ ...sectionHead, body: richText }),
  /** The example of the first screen of Home. */
  idiom: fromGroq(`${single('homePage')}.hero.idiom`, idiom),
  publisher: z.object({ ...sectionHead, body: richText }),
  direction: z.object({ vision: text, mission: z.array(text).min(1) }),
  principles: z.object({ heading: text, items: several(principle, counts.cards) }),
  foreword: z.object({ ...texts('heading', 'signature'), body: richText }),
  legality: z.object({ ...sectionHead, facts: fromGroq(single('legality'), legality) }),
  team: z.object({ ...sectionHead, items: fromGroq(listed('teamMember'), several(member, counts.team)) }),
});
