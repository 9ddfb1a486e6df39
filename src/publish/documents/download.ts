import { reasonOf } from '../failure.ts';

/** What to send, and limits that keep a slow or endless answer from stalling a build. */
export interface DownloadOptions {
  deadline: Deadline;
  /** 20 MB if absent. */
  maxBytes?: number;
  headers?: Record<string, string>;
}

export interface Deadline {
  seconds: number;
  signal: AbortSignal;
}

export const deadlineIn = (seconds: number): Deadline => ({ seconds, signal: AbortSignal.timeout(seconds * 1000) });

/** The message is for staff. The caller adds the source and the remedy. */
export class DownloadError extends Error {
  /** True if the server or the connection failed, so that another attempt may succeed. */
  readonly isTemporary: boolean;
  /** Seconds to wait before another attempt, 60 at most. */
  readonly wait: number;

  constructor(message: string, { isTemporary = false, wait = 0 } = {}) {
    super(message);
    this.isTemporary = isTemporary;
    this.wait = wait;
  }
}

export interface Answer {
  bytes: Buffer;
  type: string;
}

/** Fetches a whole file, or throws a DownloadError before the deadline. Refuses redirects: they mean a wrong address. */
export async function download(url: string, options: DownloadOptions): Promise<Answer> {
  const { deadline, maxBytes = 20_000_000, headers = {} } = options;
  const { seconds, signal } = deadline;
  let waitedFor = 'jawaban server';
  let received = 0;
  const chunks: Uint8Array[] = [];
  try {
    const response = await fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
    const { ok, status } = response;
    if (status >= 300 && status < 400)
      throw new DownloadError(`server mengalihkan ke ${response.headers.get('location') ?? 'alamat lain'}`);
    if (!ok) {
      const wait = secondsOf(response.headers.get('retry-after'));
      throw new DownloadError(`server menjawab HTTP ${status}`, { isTemporary: status >= 500 || status === 429, wait });
    }
    waitedFor = 'akhir isi jawaban';
    for await (const chunk of response.body ?? []) {
      received += chunk.length;
      if (received > maxBytes)
        throw new DownloadError(`isinya lebih besar daripada ${Math.round(maxBytes / 1_000_000)} MB`);
      chunks.push(chunk);
    }
    return { bytes: Buffer.concat(chunks), type: response.headers.get('content-type') ?? '' };
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    if (signal.aborted) throw new DownloadError(`setelah ${seconds} detik ${waitedFor} belum tiba (${received} bita)`);
    throw new DownloadError(`sambungan gagal saat menunggu ${waitedFor}: ${reasonOf(error)}`, { isTemporary: true });
  }
}

/** The seconds of a Retry-After header, which may also be a date. */
function secondsOf(retryAfter: string | null): number {
  const seconds = /^\d+$/.test(retryAfter ?? '')
    ? Number(retryAfter)
    : (Date.parse(retryAfter ?? '') - Date.now()) / 1000;
  return Math.min(Math.max(seconds || 0, 0), 60);
}
