import { isRouteErrorResponse } from 'react-router-dom';
import type { Contact } from '../sections/call-us.tsx';
import { UnexpectedError } from '../sections/unexpected-error.tsx';

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * The screen of a page that cannot come up (docs/what-the-site-does.md#fixed-messages). It stands without the shell, and
 * without its content when that is what is missing.
 */
export function ErrorScreen({ error, contact }: { error: unknown; contact: Contact | undefined }) {
  return <UnexpectedError message={messageOf(error)} contact={contact} />;
}
