import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { Problem } from '../runtime/progress.ts';

const given = new Set<number>();

/** @returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(true));
    server.listen(0, '127.0.0.1', () => resolve(false));
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (taken || address === null || typeof address === 'string') {
    throw new Problem('There is no free port on this machine.');
  }
  // The kernel may name one again as soon as it is free.
  if (given.has(address.port)) return freePort();
  given.add(address.port);
  return address.port;
}

/** @throws Problem that names the port, its variable and, if known, the process using it */
export async function refuseTakenPorts(ports: Record<string, number>): Promise<void> {
  const entries = Object.entries(ports);
  for (const [index, [variable, port]] of entries.entries()) {
    const twin = entries.slice(0, index).find(([, other]) => other === port);
    if (twin) throw new Problem(`${twin[0]} and ${variable} are both ${port}.`);
    if ((await isFree(port, '127.0.0.1')) && (await isFree(port, '0.0.0.0'))) continue;
    const holder = holderOf(port);
    const by = holder === undefined ? '' : ` by process ${holder}`;
    throw new Problem(`Port ${port} is taken${by}; free it or set ${variable} to another port.`);
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** Known from /proc on Linux, for processes we may inspect. */
function holderOf(port: number): string | undefined {
  try {
    const inodes = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeners(file, port));
    const sockets = new Set(inodes.map((inode) => `socket:[${inode}]`));
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const pid = pids.find((each) => openFiles(each).some((target) => sockets.has(target)));
    if (pid === undefined) return undefined;
    return `${pid} (${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()})`;
  } catch {
    return undefined;
  }
}

function listeners(file: string, port: number): string[] {
  const LISTEN = '0A';
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTEN)
    .flatMap((fields) => fields[9] ?? []);
}

function openFiles(pid: string): string[] {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).map((name) => readlinkSync(`${folder}/${name}`));
  } catch {
    return [];
  }
}
