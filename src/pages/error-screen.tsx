import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { UnexpectedError } from '../sections/unexpected-error.tsx';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/** The router's error screen (specification section 8). It stands without the shell and without content. */
export function ErrorScreen() {
  return <UnexpectedError message={messageOf(useRouteError())} />;
}
