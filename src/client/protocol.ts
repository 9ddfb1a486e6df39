/** Names that the plain script (src/client/), React, the markup and the styles share. */

// Separate constants rather than objects, so that each inlined script holds only those it uses.

/** Event of the window: `detail` is the Toast to show; without it, the one that is shown goes. */
export const toastEvent = 'toast';
/** Event of the window: React runs an island. */
export const ready = 'app:ready';
/** Event of the window: React has drawn another page, so what the plain script reads from the page is new. */
export const changed = 'page:changed';

/** Attribute of the root element, for styles: the history entry carries no details of a transaction. */
export const stateless = 'data-stateless';
/** The page has been scrolled by more than 20 px. */
export const scrolled = 'data-scrolled';
/** Attribute of the donation form: the chosen type, for styles in browsers without `:has()`. */
export const chosenType = 'data-type';
/** Attribute of the donation form: it holds something that the sums of the build do not know. */
export const filled = 'data-filled';
/** This page was reached from another one of the site. */
export const arrived = 'data-arrived';
/** A link was followed and the browser fetches its page. */
export const leaving = 'data-leaving';
/** Attribute of the root element: the page's script runs. */
export const scripted = 'data-scripted';
/** Name of a global: buttons that were pressed in an island before it ran. */
export const held = 'heldActs';
/** Attribute of an island: React runs it. */
export const running = 'data-running';

/** Links to pages of this site. */
export const pageLinks = 'a[href^="/"]';

/** Ids of JSON in the page: the code and props of its islands, and the hashes of content that is asked anew. */
export const islandsId = 'islands';
export const contentIndexId = 'content-index';
/** Id of `<main>`. */
export const mainId = 'isi';
/** Id of the notice that code could not be fetched. */
export const startFailedId = 'start-failed';
