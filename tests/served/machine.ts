import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the path of a Debian program. Root installs a missing one with apt, others get an error that names it. */
export function ensureInstalled(path: string, ...packages: [string, ...string[]]): string {
  if (existsSync(path)) return path;
  // RUNLEVEL=1 keeps apt from starting a server that the package contains.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['-qq', 'update'], { env });
    spawnSync('apt-get', ['-qq', 'install', '-y', ...packages], { env, stdio: 'inherit' });
  }
  if (existsSync(path)) return path;
  throw new Error(`${path} is missing. Install it: apt-get install ${packages.join(' ')}`);
}

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
