import { ApiError } from './api-error.ts';

/** What Sanity has and this site does not use. A request for it is a 501 that says so, not a silence to puzzle over. */
const services: [string, string][] = [
  ['/assets/files/:dataset', 'files that are no pictures: no field of this site takes one'],
  ['/files/:rest*', 'files that are no pictures: no field of this site takes one'],
  ['/data/export/:dataset', 'exports: read the dataset with “npm run content:pull -- --lake”'],
  ['/data/import/:dataset', 'imports: write the dataset with “npm run content:push -- --lake”'],
  ['/datasets/:dataset', 'making and deleting datasets: there is one, “production”'],
  ['/projects/:project/tokens', 'tokens: there is one, “lokal”'],
  ['/projects/:project/cors', 'CORS settings: the known origins are in studio/local-lake/guard.ts'],
  ['/hooks/:rest*', 'webhooks: “npm run build:watch -- --lake” builds at each publication'],
  ['/jobs/:rest*', 'jobs'],
  ['/schedules/:rest*', 'scheduled publishing'],
  ['/collaboration/:rest*', 'comments and tasks'],
  ['/agent/:rest*', 'agents'],
  ['/embeddings-index/:rest*', 'embeddings'],
  ['/media-libraries/:rest*', 'media libraries'],
  ['/graphql/:rest*', 'GraphQL'],
  ['/apis/:rest*', 'GraphQL'],
];

export const notPromised = (what: string) => new ApiError(501, `The local lake does not do ${what}.`);

/** For the table of routes, behind everything that is answered. */
export const unpromised = services.map(([pattern, what]): [string, string, () => never] => [
  '*',
  pattern,
  () => {
    throw notPromised(what);
  },
]);
