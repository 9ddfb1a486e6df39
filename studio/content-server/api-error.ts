import { STATUS_CODES } from 'node:http';

/** An answer that is not 2xx, with a body that `@sanity/client` turns into its own error. */
export class ApiError extends Error {
  status: number;
  body: unknown;

  constructor(
    status: number,
    message: string,
    body: unknown = { statusCode: status, error: STATUS_CODES[status], message },
  ) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** `type` is what the Studio reads, for example `documentRevisionIDDoesNotMatchError`. */
export function mutationError(status: number, type: string, description: string, more: object = {}): ApiError {
  const items = [{ error: { type, description, ...more }, index: 0 }];
  return new ApiError(status, description, {
    error: { type: 'mutationError', description: 'The mutation(s) failed', items },
  });
}

export function actionError(status: number, type: string, description: string): ApiError {
  const items = [{ error: { type, description }, index: 0 }];
  return new ApiError(status, description, { error: { type: 'actionError', description, items } });
}
