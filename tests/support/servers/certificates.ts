import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  certFile: string;
  keyFile: string;
  cert: Buffer;
  key: Buffer;
}

/** An authority of a test's own in a folder, and what it signs: a server on this machine, and a client. */
export function authorityIn(folder: string) {
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
    '-days',
    '30',
    '-subj',
    '/CN=authority of a test',
    '-addext',
    'basicConstraints=critical,CA:TRUE',
  );
  const signed = (name: string, use: 'serverAuth' | 'clientAuth'): Certificate => {
    openssl(
      'req',
      ...newKey,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
      '-subj',
      `/CN=${name}`,
    );
    const extensions = [
      'basicConstraints=critical,CA:FALSE',
      `extendedKeyUsage=${use}`,
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
    ];
    writeFileSync(join(folder, `${name}.ext`), extensions.join('\n'));
    openssl(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      '-CA',
      'ca.crt',
      '-CAkey',
      'ca.key',
      '-CAcreateserial',
      '-days',
      '30',
      '-extfile',
      `${name}.ext`,
      '-out',
      `${name}.crt`,
    );
    const [certFile, keyFile] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
    return { certFile, keyFile, cert: readFileSync(certFile), key: readFileSync(keyFile) };
  };
  return {
    caFile: join(folder, 'ca.crt'),
    ca: readFileSync(join(folder, 'ca.crt')),
    server: signed('server', 'serverAuth'),
    client: signed('client', 'clientAuth'),
  };
}
