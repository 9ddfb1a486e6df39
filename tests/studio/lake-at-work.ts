import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLake } from '../../studio/local-lake/server.ts';

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Asks with headers that browsers send and `fetch` does not let us set, at a path that no URL would be. */
export function rawRequest(base: string, path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  const { hostname, port } = new URL(base);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** A lake for one file of tests, asked without a client: whole answers can be compared. */
export async function lakeAtWork(seed?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lake-'));
  const logged: string[] = [];
  const lake = await startLake({ port: 0, dataDir, log: (line) => logged.push(line), ...(seed ? { seed } : {}) });
  const raw = (path: string, asked?: Asked) => rawRequest(lake.url, path, asked);
  const staff = { authorization: 'Bearer lokal' };
  /** Status and JSON of an answer to the member of staff. */
  const json = async (path: string, { headers, ...asked }: Asked = {}) => {
    const { status, body } = await raw(path, { ...asked, headers: { ...staff, ...headers } });
    return [status, JSON.parse(body.toString('utf8'))] as [number, unknown];
  };
  return {
    lake,
    dataDir,
    logged,
    raw,
    json,
    /** Asks anonymously. */
    jsonOfAnyone: async (path: string, asked?: Asked) => {
      const { status, body } = await raw(path, asked);
      return [status, JSON.parse(body.toString('utf8'))] as [number, unknown];
    },
    post: (path: string, body: unknown) => json(path, { method: 'POST', body: JSON.stringify(body) }),
    mutate: (...mutations: object[]) =>
      json('/v1/data/mutate/production', { method: 'POST', body: JSON.stringify({ mutations }) }),
    close: async () => {
      await lake.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
