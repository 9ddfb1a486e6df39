/** Names that the inlined scripts (src/client/), the application, the markup and the styles share. */

// Separate constants rather than objects, so that each inlined script holds only those it uses.

/**
 * When the application starts. `now`: at once if the page has details to show; `idle`: when the browser is idle;
 * `soon`: some seconds after load. Each value also starts at the first event; `intent` only then.
 */
export type Start = 'now' | 'idle' | 'soon' | 'intent';

/** Event of the window: the router has reached a history entry, the first one included. */
export const moved = 'app:moved';
/** React handles events from here on. */
export const listening = 'app:listening';
/** React has committed. */
export const ready = 'app:ready';

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

/** Buttons that work without the application: theme, and what opens or closes the dialog with the id in the value. */
export const ownButtons = '[data-theme-toggle],[data-opens],[data-closes]';
/** Links to pages of this site. */
export const pageLinks = 'a[href^="/"]';

/** Ids of JSON in the page: how it starts, and the names of its content. */
export const planId = 'start';
export const contentIndexId = 'content-index';
/** Id of `<main>`. */
export const mainId = 'isi';
/** Id of the heading of the confirmation page without details, before the application runs. */
export const earlyHeadingId = 'judul-awal';
/** Id of the notice that code could not be fetched. */
export const startFailedId = 'start-failed';
