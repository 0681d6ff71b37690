import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePort } from '#scripts/servers/ports.ts';
import { versionOf } from './compose.ts';
import { goTools } from './go-tools.ts';
import { podman, start, until } from './podman.ts';

const run = promisify(execFile);
const CERTIFICATE = '/data/caddy/pki/authorities/local/root.crt';
const NAME = 'siebenschritt-test-caddy';
/** Sooner than the first sign of life that keeps a stream open. */
const FIRST_MS = 5_000;

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface OwnCaddy {
  /** Sends a request over TLS. @param from the address of the client, all of 127.0.0.0/8 */
  ask(path: string, options?: RequestOptions & { body?: string; from?: string }): Promise<Answer>;
  /** What comes first of an answer that has no end. */
  firstOf(path: string, headers: Record<string, string>): Promise<string>;
  temporalUi: string;
}

/**
 * Caddy of the version and with the file of docker-compose.yml, in a container that knows these addresses by
 * the name `api`; its certificates are its own.
 *
 * @param image what it may run in: it brings everything itself
 */
export async function startCaddy(
  image: string,
  folder: string,
  api: { addresses: readonly string[]; port: number },
): Promise<OwnCaddy> {
  const version = `v${versionOf('caddy')}`;
  const bin = await goTools('github.com/caddyserver/caddy/v2', version, { caddy: 'cmd/caddy' });
  const hashing = ['hash-password', '--plaintext', 'a password of this test'];
  const { stdout: passwordHash } = await run(join(bin, 'caddy'), hashing);
  const port = await freePort();
  const own = join(folder, 'caddy');
  mkdirSync(own);
  const file = readFileSync('deploy/compose/Caddyfile', 'utf8')
    .replace('port 3000', `port ${api.port}`)
    .replace('admin off', `admin off\n\thttp_port ${await freePort()}`);
  writeFileSync(join(own, 'Caddyfile'), file);
  await podman(['rm', '--force', '--ignore', NAME]);
  await start(image, {
    name: NAME,
    env: {
      SITE_NAME: `localhost:${port}`,
      TLS_ISSUER: 'internal',
      TEMPORAL_UI_USER: 'staff',
      TEMPORAL_UI_PASSWORD_HASH: passwordHash.trim(),
      XDG_DATA_HOME: '/data',
      XDG_CONFIG_HOME: '/tmp',
    },
    command: ['/caddy/caddy', 'run', '--config', '/etc/caddy/Caddyfile'],
    secrets: own,
    more: [
      `--volume=${bin}:/caddy:ro`,
      `--volume=${own}:/etc/caddy:ro`,
      ...api.addresses.map((address) => `--add-host=api:${address}`),
    ],
  });
  let ca = '';
  await until('Caddy has a certificate', async () => {
    ca = await podman(['exec', NAME, 'cat', CERTIFICATE]).catch(() => '');
    return ca !== '';
  });
  const site = `https://localhost:${port}`;
  return {
    temporalUi: `https://temporal.localhost:${port}`,
    ask: (path, { body, from, ...options } = {}) =>
      new Promise((done, fail) => {
        const agent = new Agent({ ca, ...(from && { localAddress: from }) });
        const sent = request(`${site}${path}`, { ...options, agent }, (answer) => {
          const { statusCode: status = 0, headers } = answer;
          text(answer).then((read) => done({ status, headers, body: read }), fail);
        });
        sent.on('error', fail);
        sent.end(body);
      }),
    firstOf: (path, headers) =>
      new Promise((done, fail) => {
        const timeout = AbortSignal.timeout(FIRST_MS);
        const sent = request(`${site}${path}`, { headers, ca, signal: timeout }, (answer) => {
          answer.once('data', (chunk: Buffer) => {
            done(chunk.toString());
            sent.destroy();
          });
        });
        sent.on('error', fail);
        sent.end();
      }),
  };
}
