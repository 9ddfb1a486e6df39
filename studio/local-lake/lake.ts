import type { Store } from './store.ts';

/** A running local lake, as its handlers and those who started it see it. */
export interface Lake {
  url: string;
  /** The same server at further ports, for event streams: see `stream-ports.ts`. */
  streamUrls: readonly string[];
  dataDir: string;
  store: Store;
  origins: ReadonlySet<string>;
  staffOrigins: ReadonlySet<string>;
  /** Settings of the Studio's interface, forgotten at the end. */
  keyValues: Map<string, unknown>;
  log: (line: string) => void;
  close(): Promise<void>;
}
