import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
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
  const send = async (path: string, options: RequestOptions, body?: string) => {
    const sent = request(`${site}${path}`, { ca, ...options });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { sent, answer };
  };
  return {
    temporalUi: `https://temporal.localhost:${port}`,
    async ask(path, { body, from, ...options } = {}) {
      const agent = new Agent({ ca, ...(from && { localAddress: from }) });
      const { answer } = await send(path, { ...options, agent }, body);
      const { statusCode: status = 0, headers } = answer;
      return { status, headers, body: await text(answer) };
    },
    async firstOf(path, headers) {
      const signal = AbortSignal.timeout(FIRST_MS);
      const { sent, answer } = await send(path, { headers, signal });
      const [chunk] = (await once(answer, 'data', { signal })) as [Buffer];
      answer.on('error', () => undefined);
      sent.destroy();
      return chunk.toString();
    },
  };
}
