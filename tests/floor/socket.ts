interface Answer {
  id?: number;
  result?: unknown;
  error?: unknown;
}

/** In ms. */
const timeout = 40_000;

const rejectLate = (method: string) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${method} was never answered`)), timeout).unref();
  });

/** A connection that sends numbered commands in JSON, as DevTools and WebDriver BiDi both do. */
export async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No answer at ${url}`)));
  });
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, ...more } = JSON.parse(String(data)) as Answer;
    const asked = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) asked?.reject(new Error(JSON.stringify({ error, ...more })));
    else asked?.resolve(result as never);
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('The engine closed the connection'));
  });
  return {
    send<Result>(method: string, params: object = {}): Promise<Result> {
      last += 1;
      socket.send(JSON.stringify({ id: last, method, params }));
      const answer = new Promise<Result>((resolve, reject) => waiting.set(last, { resolve, reject }));
      return Promise.race([answer, rejectLate(method)]);
    },
    close: () => socket.close(),
  };
}
