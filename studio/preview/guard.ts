/**
 * Resolves when the window that frames or opened this page has sent a message from the Studio's `origin`, which
 * Presentation does twice a second until it is answered. From now on messages of other origins or windows reach nothing
 * on this page: a foreign page must not change what it shows.
 */
export function studioSpoke(origin: string, page: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const guard = (event: MessageEvent) => {
      const keeper = page.opener ?? page.parent;
      const known = event.origin === origin && event.source !== null && event.source !== page;
      if (known && (event.source === keeper || event.source === page.parent)) resolve();
      else event.stopImmediatePropagation();
    };
    // Must be the first listener, so that no other gets the messages that it stops.
    page.addEventListener('message', guard, true);
  });
}
