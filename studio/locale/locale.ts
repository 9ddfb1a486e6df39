import { defineLocale, defineLocaleResourceBundle } from 'sanity';
import copyPaste from './copy-paste.json' with { type: 'json' };
import presentation from './presentation.json' with { type: 'json' };
import structure from './structure.json' with { type: 'json' };
import studio from './studio.json' with { type: 'json' };
import validation from './validation.json' with { type: 'json' };

/** The Studio's own texts, one file for each namespace. Texts of features that are off have no key here. */
export const bundles = { 'copy-paste': copyPaste, presentation, structure, studio, validation };

/** The Studio in Indonesian. Texts without a key stay English: docs/decisions/studio-in-indonesian.md. */
export const indonesian = defineLocale({
  id: 'id-ID',
  title: 'Bahasa Indonesia',
  weekInfo: { firstDay: 1, weekend: [6, 7], minimalDays: 1 },
  bundles: Object.entries(bundles).map(([namespace, resources]) =>
    defineLocaleResourceBundle({ locale: 'id-ID', namespace, resources }),
  ),
});
