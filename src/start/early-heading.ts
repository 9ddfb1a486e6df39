import { earlyHeadingId, stateless } from '../protocol.ts';

/** The confirmation page before the application runs: where it has no details, its other heading is the one that counts. */
export function nameEarlyHeading(): void {
  if (!document.documentElement.hasAttribute(stateless)) return;
  const heading = document.getElementById(earlyHeadingId);
  heading?.setAttribute('role', 'heading');
  heading?.setAttribute('aria-level', '1');
}
