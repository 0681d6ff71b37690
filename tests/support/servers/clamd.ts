import { execFile, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cacheFolder } from '#scripts/servers/cache.ts';

const run = promisify(execFile);
const PACKAGE = 'clamav-daemon';
/** Signatures come from the test, and nothing is to be rotated. */
const unneeded = ['clamav-freshclam', 'clamav-base', 'logrotate'];
const INSTALL_LIMIT_MS = 5 * 60_000;
const START_LIMIT_MS = 20_000;

/** In two halves, so that no scanner takes this file for one to test with. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'];
export const eicar = Buffer.from(EICAR.join(''));

/**
 * The path of a real clamd: the installed one, else Debian's package, unpacked into the cache. It is
 * not installed, since that would start services and update signatures.
 *
 * @throws Error when there is none to be had
 */
export async function findClamd(): Promise<string> {
  const installed = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find((path) => existsSync(path));
  if (installed) return installed;
  const cache = cacheFolder('clamd');
  const cached = join(cache, 'usr/sbin/clamd');
  if (!existsSync(cached)) await unpackDebian(cache);
  if (existsSync(cached)) return cached;
  throw new Error(`Install the Debian package ${PACKAGE}: it cannot be downloaded from here.`);
}

async function unpackDebian(folder: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const work = await mkdtemp(join(tmpdir(), 'clamd-packages-'));
  const options = { env, cwd: work, timeout: INSTALL_LIMIT_MS };
  const apt = (...args: string[]) => run('apt-get', args, options);
  const plan = () => apt('install', '--simulate', '--no-install-recommends', PACKAGE);
  try {
    const { stdout } = await plan().catch(() => apt('update').then(plan));
    const packages = [...stdout.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name);
    const needed = packages.filter((name) => !unneeded.includes(name));
    await apt('download', ...needed).catch(() =>
      apt('update').then(() => apt('download', ...needed)),
    );
    const unpacked = join(work, 'unpacked');
    for (const file of globSync('*.deb', { cwd: work })) {
      await run('dpkg', ['--extract', file, unpacked], options);
    }
    await mkdir(dirname(folder), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(unpacked, folder).catch(() => run('cp', ['-a', unpacked, folder]));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

export interface Clamd {
  socket: string;
  /** @param options `port` to listen on besides the socket */
  start(options?: { streamMaxLength?: string; port?: number }): Promise<void>;
  stop(): Promise<void>;
}

/** A clamd of its own, whose only signature is the one of the EICAR test file. */
export async function ownClamd(): Promise<Clamd> {
  const clamd = await findClamd();
  const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
  const socket = join(folder, 'clamd.sock');
  const config = join(folder, 'clamd.conf');
  const signature = `Eicar-Test-Signature:0:*:${eicar.toString('hex')}\n`;
  await mkdir(join(folder, 'db'));
  await writeFile(join(folder, 'db', 'local.ndb'), signature);
  let stop = async () => undefined as void;
  return {
    socket,
    async start({ streamMaxLength = '25M', port } = {}) {
      const settings = {
        LocalSocket: socket,
        ...(port && { TCPSocket: String(port), TCPAddr: '127.0.0.1' }),
        DatabaseDirectory: join(folder, 'db'),
        TemporaryDirectory: folder,
        StreamMaxLength: streamMaxLength,
        Foreground: 'yes',
      };
      const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
      await writeFile(config, lines.join(''));
      const libraries = globSync(join(dirname(clamd), '../lib/*-linux-gnu'));
      const env = { ...process.env, LD_LIBRARY_PATH: libraries.join(':') };
      const child = spawn(clamd, ['--config-file', config], { env });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk;
        });
      }
      const ended = new Promise<void>((done) => child.once('close', () => done()));
      stop = async () => {
        child.kill('SIGKILL');
        await ended;
        await rm(socket, { force: true });
      };
      const deadline = Date.now() + START_LIMIT_MS;
      while (!existsSync(socket)) {
        if (child.exitCode !== null || Date.now() > deadline) {
          await stop();
          throw new Error(`clamd did not start:\n${output}`);
        }
        await sleep(50);
      }
    },
    stop: () => stop(),
  };
}
