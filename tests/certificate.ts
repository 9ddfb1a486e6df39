import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensure-installed.ts';

/** Creates a key and a self-signed certificate for `localhost` in `folder`, valid for a day. */
export function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const openssl = ensureInstalled('/usr/bin/openssl', 'openssl');
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(openssl, ['req', '-x509', ...newKey, ...subject, ...files], { stdio: 'pipe' });
  return { key, certificate };
}
