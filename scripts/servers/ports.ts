import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import getPort from 'get-port';
import { Problem } from '../runtime/progress.ts';

/** @returns a port that is free, and that no later call in the next seconds returns */
export const freePort = (): Promise<number> => getPort();

/** @throws Problem that names the port, its variable and, if known, the process using it */
export async function refuseTakenPorts(ports: Record<string, number>): Promise<void> {
  const entries = Object.entries(ports);
  for (const [index, [variable, port]] of entries.entries()) {
    const twin = entries.slice(0, index).find(([, other]) => other === port);
    if (twin) throw new Problem(`${twin[0]} and ${variable} are both ${port}.`);
    if ((await getPort({ port })) === port) continue;
    const holder = holderOf(port);
    const by = holder === undefined ? '' : ` by process ${holder}`;
    throw new Problem(`Port ${port} is taken${by}; free it or set ${variable} to another port.`);
  }
}

/** The process that holds a port, from /proc on Linux; undefined where that is not ours to read. */
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
