/**
 * Resolves when the window that frames or opened this page has sent a message from the Studio's `origin`. Presentation
 * sends one twice a second until it gets an answer. From then on, no message of another origin or window reaches this
 * page, because a foreign page must not change what it shows.
 */
export function studioSpoke(origin: string, page: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const guard = (event: MessageEvent) => {
      const keeper = page.opener ?? page.parent;
      const known = event.origin === origin && event.source !== null && event.source !== page;
      if (known && (event.source === keeper || event.source === page.parent)) resolve();
      else event.stopImmediatePropagation();
    };
    // This must be the first listener, so that it can stop messages before any other listener gets them.
    page.addEventListener('message', guard, true);
  });
}
