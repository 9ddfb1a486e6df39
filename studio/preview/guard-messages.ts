/**
 * Stops all messages but those of the Studio from now on, because a foreign page must not change what this page shows.
 * Resolves when the Studio, which frames or opened this page, has sent one: Presentation does so twice a second until it
 * gets an answer.
 */
export function guardMessages(studioOrigin: string, page: Window = window): Promise<void> {
  return new Promise((resolve) => {
    const guard = (event: MessageEvent) => {
      const isOtherWindow = event.source !== null && event.source !== page;
      const isStudioWindow = event.source === page.opener || event.source === page.parent;
      if (event.origin === studioOrigin && isOtherWindow && isStudioWindow) resolve();
      else event.stopImmediatePropagation();
    };
    // This must be the first listener, so that it can stop messages before any other listener gets them.
    page.addEventListener('message', guard, true);
  });
}
