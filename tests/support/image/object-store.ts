import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#scripts/servers/ports.ts';
import { goTools } from './go-tools.ts';
import { succeeds, until } from './podman.ts';

const MODULE = 'github.com/versity/versitygw';
/** The version of docker-compose.yml, or the one that Go can fetch. */
const VERSION = 'v1.8.0';
const KEY = 'siebenschritt';
const SECRET = 'a secret of this test';

export interface OwnObjectStore {
  /** For FILES_URL. */
  url: string;
  /** What it has kept, by key. */
  objects(folder: 'files' | 'invoices'): Map<string, Buffer>;
  stop(): void;
}

/** The server of docker-compose.yml, built once with Go. */
export async function startObjectStore(folder: string): Promise<OwnObjectStore> {
  const bin = await goTools(MODULE, VERSION, { versitygw: 'cmd/versitygw' });
  const port = await freePort();
  const bucket = join(folder, 'siebenschritt');
  mkdirSync(bucket, { recursive: true });
  const child = spawn(
    join(bin, 'versitygw'),
    ['--port', `127.0.0.1:${port}`, '--region', 'eu-central-1', 'posix', folder],
    { env: { ROOT_ACCESS_KEY: KEY, ROOT_SECRET_KEY: SECRET }, stdio: 'ignore' },
  );
  const answers = () => succeeds(fetch(`http://127.0.0.1:${port}/`));
  await until('the object store answers', answers, 30_000);
  return {
    url: `s3://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/siebenschritt?region=eu-central-1&tls=off`,
    objects(kind) {
      const place = join(bucket, kind);
      const names = existsSync(place) ? readdirSync(place) : [];
      return new Map(names.map((name) => [name, readFileSync(join(place, name))]));
    },
    stop: () => child.kill('SIGTERM'),
  };
}
