import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { makeCertificate } from '../certificate.ts';
import { requestListener } from '../../src/publish/host/serve.ts';

export interface TlsSite {
  /** `localhost:34567`. */
  host: string;
  /** File of the certificate that clients must trust. */
  certificate: string;
  close(): void;
}

/**
 * Serves a built folder as in production: https, and http on the same port, which redirects to it. Key and certificate
 * are made in `scratch` and valid for a day.
 */
export async function serveOverTls(folder: string, scratch: string): Promise<TlsSite> {
  const { key, certificate } = makeCertificate(scratch);
  const secure = createHttpsServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    requestListener(folder),
  );
  const plain = createHttpServer(toHttps);
  const port = createServer((socket) => {
    socket.on('error', () => {}); // a scanner hangs up when it has seen enough
    socket.once('data', (first) => {
      socket.pause();
      socket.unshift(first);
      // 22: the first byte of a TLS handshake.
      (first[0] === 22 ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => port.listen(0, '127.0.0.1', resolve));
  return {
    host: `localhost:${(port.address() as AddressInfo).port}`,
    certificate,
    close: () => [port, secure, plain].forEach((server) => server.close()),
  };
}

const toHttps: RequestListener = ({ url, headers }, response) =>
  void response.writeHead(301, { Location: `https://${headers.host}${url}` }).end();
