import { ready } from '../protocol.ts';

/**
 * Back from a page that was loaded to one that the application had shown brings the address and no page, as long as
 * nobody draws it: then it is loaded.
 */
export function showRightPage(): void {
  const page = location.pathname;
  const look = () => location.pathname !== page && location.reload();
  addEventListener('popstate', look);
  addEventListener(ready, () => removeEventListener('popstate', look));
}
