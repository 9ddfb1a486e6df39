import { pageLinks } from '../../client/protocol.ts';

/**
 * What the browser may fetch ahead: the document behind a link that the pointer rests on, or that is pressed. Browsers
 * leave it under Save-Data; src/client/next-page.ts takes it out on slow networks.
 */
const rules = {
  prefetch: [{ where: { selector_matches: `${pageLinks}:not([aria-current=page])` }, eagerness: 'moderate' }],
};

export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
