/** The parts of an address such as `kurrentdb://user:password@a:2113,b:2113?tls=true`. */
export interface KurrentAddress {
  hosts: string[];
  username: string | undefined;
  password: string | undefined;
  tls: boolean;
  /** Path of a file with the certificates to trust. */
  caFile: string | undefined;
}

const PARTS = /^([a-z+]+):\/\/(?:([^:@/?]*):([^@/?]*)@)?([^/?@]+)(?:\/[^?]*)?(?:\?(.*))?$/i;
const DEFAULT_PORT = 2113;

/** @throws Error that quotes nothing of the address, which holds a password */
export function partsOf(url: string): KurrentAddress {
  const [, , username, password, hosts = '', query] = PARTS.exec(url) ?? [];
  const options = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (!hosts) throw malformed();
  return {
    hosts: hosts.split(',').map((host) => (/:\d+$/.test(host) ? host : `${host}:${DEFAULT_PORT}`)),
    username: username ? decoded(username) : undefined,
    password: password ? decoded(password) : undefined,
    tls: options.get('tls') !== 'false',
    caFile: options.get('tlscafile'),
  };
}

/** The same address with the credentials of another user. */
export function addressFor(url: string, { username, password }: Credentials): string {
  partsOf(url);
  const user = `${encodeURIComponent(username)}:${encodeURIComponent(password)}`;
  return url.replace(/^([a-z+]+:\/\/)(?:[^@/?]*@)?/i, `$1${user}@`);
}

export interface Credentials {
  username: string;
  password: string;
}

/** Credentials of the address. Where it has none they are made up: an insecure server ignores them. */
export function credentialsOf(url: string): Credentials {
  const { username, password } = partsOf(url);
  return username && password ? { username, password } : { username: 'none', password: 'none' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw malformed();
  }
}

const malformed = () => new Error('KURRENTDB_URL is malformed, see .env.example');
