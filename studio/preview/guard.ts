/**
 * Resolves when the window that frames or opened this page has sent a message from the Studio's `origin`. Presentation
 * greets twice a second until it is answered. Messages of any other origin or window are kept from everything on this
 * page, now and later: a foreign page must not change a digit on it.
 */
export function studioSpoke(origin: string, page: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const guard = (event: MessageEvent) => {
      const keeper = page.opener ?? page.parent;
      const known = event.origin === origin && event.source !== null && event.source !== page;
      if (known && (event.source === keeper || event.source === page.parent)) resolve();
      else event.stopImmediatePropagation();
    };
    // The first listener of all, so that no other hears what it stops.
    page.addEventListener('message', guard, true);
  });
}
