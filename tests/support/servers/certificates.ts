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
  const openssl = (command: string) =>
    execFileSync('openssl', command.split(' '), { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const newKey = 'req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes';
  const isAuthority = '-addext basicConstraints=critical,CA:TRUE';
  openssl(`${newKey} -x509 -keyout ca.key -out ca.crt -days 30 -subj /CN=authority ${isAuthority}`);
  const signed = (name: string, use: 'serverAuth' | 'clientAuth'): Certificate => {
    openssl(`${newKey} -keyout ${name}.key -out ${name}.csr -subj /CN=${name}`);
    const extensions = [
      'basicConstraints=critical,CA:FALSE',
      `extendedKeyUsage=${use}`,
      'subjectAltName=DNS:localhost,IP:127.0.0.1',
    ];
    writeFileSync(join(folder, `${name}.ext`), extensions.join('\n'));
    const byAuthority = '-CA ca.crt -CAkey ca.key -CAcreateserial -days 30';
    const files = `-in ${name}.csr -extfile ${name}.ext -out ${name}.crt`;
    openssl(`x509 -req ${byAuthority} ${files}`);
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
