import type { Call } from './call.ts';

/** Requests to Sanity's other services, answered with "nothing there", so that the Studio does not complain. */
export const stubs: [string, string, (call: Call) => unknown][] = [
  ['GET', '/ping', () => 'PONG'],
  ['GET', '/data/ping/:dataset', () => 'PONG'],
  ['GET', '/check/cors', () => ({ result: { allowed: true, withCredentials: true } })],
  ['GET', '/features', () => []],
  ['GET', '/help', () => ({ resources: { title: '', sectionArray: [] } })],
  ['GET', '/geoip/country', () => ({ country: 'ID' })],
  ['GET', '/auth/providers', () => ({ providers: [], thirdPartyLogin: false, sso: { saml: false } })],
  ['POST', '/auth/logout', () => ({})],
  ['GET', '/intake/telemetry-status', () => ({ status: 'denied' })],
  ['POST', '/intake/batch', () => ({})],
  ['GET', '/journey/announcements', () => []],
  ['GET', '/journey/:rest*', () => ({})],
  ['POST', '/journey/:rest*', () => ({})],
  ['GET', '/schedules/:project/:dataset', () => ({ schedules: [] })],
  ['GET', '/subscriptions/project/:project', () => ({})],
  ['GET', '/projects/:project/grants', () => ({})],
  ['GET', '/projects/:project/roles', () => []],
  ['GET', '/projects/:project/user-applications', () => []],
  ['GET', '/projects/:project/new-content-release-allowed', () => ({ isAllowed: false })],
  [
    'GET',
    '/projects/:project/datasets/:dataset/settings/:rest*',
    () => ({ partialIndexSettings: { maxFieldDepth: 5 } }),
  ],
  ['GET', '/access/:rest*', () => []],
  ['GET', '/data/references/:dataset/documents/:id/to', () => ({ totalCount: 0, references: [] })],
  ['POST', '/descriptors/:rest*', () => ({})],
  ['PUT', '/descriptors/:rest*', () => ({})],
];
