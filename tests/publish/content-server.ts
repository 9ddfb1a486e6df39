import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SanityDocument } from '../../src/publish/documents/sanity-document.ts';
import { type ProgramResult, run } from '../program.ts';
import { releasable, releaseEnv } from './releasable.ts';

interface ContentServer {
  /** The documents that it serves; a test may replace them. */
  documents: SanityDocument[];
  /** Settings with which a build reads from this server. */
  settings: NodeJS.ProcessEnv;
  /** Runs the release program into a folder. */
  release(outDir: string, settings?: NodeJS.ProcessEnv): Promise<ProgramResult>;
  close(): void;
}

/** A stand-in for Sanity on loopback, with content that may go public. */
export async function contentServer(): Promise<ContentServer> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ result: content.documents }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const settings = {
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'contoh',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const content: ContentServer = {
    documents: releasable,
    settings,
    release: (outDir, changes = {}) =>
      run('src/publish/release.ts', [], { ...releaseEnv, ...settings, OUT_DIR: outDir, ...changes }),
    close: () => void server.close(),
  };
  return content;
}
