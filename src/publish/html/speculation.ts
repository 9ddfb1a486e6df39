import { pageLinks } from '../../client/protocol.ts';

/**
 * Prefetches the document of a link that is hovered or pressed. Browsers ignore the rules under Save-Data;
 * src/client/next-page.ts removes them on slow networks.
 */
const rules = {
  prefetch: [{ where: { selector_matches: `${pageLinks}:not([aria-current=page])` }, eagerness: 'moderate' }],
};

export const speculationRules = `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
