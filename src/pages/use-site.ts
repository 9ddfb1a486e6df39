import { useRouteLoaderData } from 'react-router-dom';
import type { loader } from './shell.tsx';

/** What the shell loaded; pages and their sections stand inside it. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('shell');
  if (!site) throw new Error('useSite outside the shell');
  return site;
}
