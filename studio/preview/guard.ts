/**
 * Resolves when the window that frames or opened this page has sent a message from the Studio's `origin`. Presentation
 * sends one twice a second until it gets an answer. All messages of other origins and windows are stopped, because a
 * foreign page must not change what this page shows.
 */
export function waitForStudio(origin: string, page: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const guard = (event: MessageEvent) => {
      const isOtherWindow = event.source !== null && event.source !== page;
      const isStudioWindow = event.source === page.opener || event.source === page.parent;
      if (event.origin === origin && isOtherWindow && isStudioWindow) resolve();
      else event.stopImmediatePropagation();
    };
    // This must be the first listener, so that it can stop messages before any other listener gets them.
    page.addEventListener('message', guard, true);
  });
}
