/** Whether an app shows the page. Android's user agent then has `wv`; that of iOS lacks `Safari/`. */
export const inWebView = () => /; wv\)|\((?:iPhone|iPad)(?!.*Safari\/)/.test(navigator.userAgent);
