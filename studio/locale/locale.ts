import { defineLocale, defineLocaleResourceBundle } from 'sanity';
import { copyPaste } from './copy-paste.ts';
import { presentation } from './presentation.ts';
import { structure } from './structure.ts';
import { studioInputs } from './studio-inputs.ts';
import { studioSearch } from './studio-search.ts';
import { studioShell } from './studio-shell.ts';
import { validation } from './validation.ts';

const bundles = {
  'copy-paste': copyPaste,
  presentation,
  structure,
  studio: { ...studioInputs, ...studioSearch, ...studioShell },
  validation,
};

/**
 * The Studio in Indonesian: what staff can meet in daily work. A key that is missing (features that
 * sanity.config.ts turns off) falls back to English. The last locale of a config is its default.
 */
export const indonesian = defineLocale({
  id: 'id-ID',
  title: 'Bahasa Indonesia',
  weekInfo: { firstDay: 1, weekend: [6, 7], minimalDays: 1 },
  bundles: Object.entries(bundles).map(([namespace, resources]) =>
    defineLocaleResourceBundle({ locale: 'id-ID', namespace, resources }),
  ),
});
