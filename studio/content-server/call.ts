import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import type { ContentServer } from './server.ts';

/** One request that has passed the guard. */
export interface Call {
  server: ContentServer;
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether the caller is the one member of staff; everyone else reads published content only. */
  staff: boolean;
  /** As in `/v2026-10-01/…`, without the `v`. */
  apiVersion: string;
  path: Record<string, string>;
  search: URLSearchParams;
}

export const bodyOf = async ({ request }: Call): Promise<Buffer> =>
  Buffer.concat((await request.toArray()) as Buffer[]);

/** Throws a 400 when the body is not JSON. */
export async function jsonOf<T>(call: Call): Promise<Partial<T>> {
  const text = (await bodyOf(call)).toString('utf8') || '{}';
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    throw new ApiError(400, 'The body is not JSON');
  }
}

/** Throws a 403 for an anonymous request. */
export function staffOnly({ staff }: Call): void {
  if (!staff) throw new ApiError(403, 'Anonymous requests can only read what is published');
}
