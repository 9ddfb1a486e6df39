/** Names that scripts share with each other, React or styles. Other names are literals (docs/design.md#attributes). */

// Separate constants rather than objects, so that each inlined script holds only those it uses.

/** Event of the window: shows the Toast in `detail` (toast.ts). If `detail` is null, it closes the open toast. */
export const toastEvent = 'toast';
/** Event of the window: the Studio's preview has rendered another page, so its frames must load. */
export const pageChanged = 'page:changed';

/** Attribute of the root element, for styles: the history entry has no state of form or confirmation. */
export const statelessAttribute = 'data-stateless';
/** Attribute of the root element: paths of the pages that this document can show, with a space between. */
export const shownPagesAttribute = 'data-shows';
/** Attribute of the root element: the page has been scrolled by more than 20 px. */
export const scrolledAttribute = 'data-scrolled';
/** Attribute of the donation form: the chosen type, for styles in browsers without `:has()`. */
export const chosenTypeAttribute = 'data-type';
/** Attribute of the donation form: it has input that the prerendered sums do not include. */
export const filledAttribute = 'data-filled';
/** Attribute of a control: the visitor has operated it in this document. */
export const operatedAttribute = 'data-operated';
/** Element of a preview with the origin of the Studio as JSON. */
export const studioId = 'studio';
/** Attribute of the root element: the visitor came from another page of this site. */
export const arrivedAttribute = 'data-arrived';
/** Attribute of the root element: the visitor has followed a link, and the browser fetches its page. */
export const leavingAttribute = 'data-leaving';
/** Attribute of the root element: the plain script runs. */
export const plainScriptAttribute = 'data-plain-script';
/** Attribute of an island: React has hydrated it, or has crashed in it. */
export const runningAttribute = 'data-running';

/** Controls of the donation form that an inlined script knows: the type, a chosen amount, a typed amount. */
export const typeName = 'jenis';
export const presetName = 'nominal-pilihan';
export const amountName = 'nominal';

/** Selector of links to pages of this site. */
export const pageLinks = 'a[href^="/"]';

/** Id of the element with the props of each island, as JSON. */
export const islandsId = 'islands';
/** Id of the template with the elements that start React (src/publish/html/island-start.ts). */
export const startId = 'start';
/** Id of the line under the header that shows how far a page is read. */
export const scrollLineId = 'scroll-line';
/** Id of `<main>`. */
export const mainId = 'isi';
/** Id of the notice that is shown when scripts do not load. */
export const startFailedId = 'start-failed';
