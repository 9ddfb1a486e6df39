import rows from './addresses.json' with { type: 'json' };

/**
 * The answers that every server must give for a site with `/about`: status and target of the redirect. A redirect keeps
 * the query as it was sent, because `?jenis=wakaf` preselects the type of the order.
 */
export const addresses = rows as [path: string, status: number, location?: string][];
