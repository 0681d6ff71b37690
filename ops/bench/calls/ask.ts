import { PASSWORD } from '../../driver/system.ts';
import { load, loggedIn } from '../load.ts';
import { quantile } from '../measure.ts';

export type Ask = { path: string; body?: object };

/** The load of two people who work at the same time. */
const AT_DESK = { connections: 2, amount: 100 };
export const DESK_LIMIT_MS = 300;

/**
 * Calls of one of the demo's accounts, each printed with p50 / p99 / the slowest.
 *
 * @returns the slowest 99th percentile in milliseconds
 */
export async function ask(
  { site }: { site: string },
  role: 'admin' | 'founder' | 'lawyer' | 'staff',
  asked: readonly Ask[],
): Promise<number> {
  let slowest = 0;
  for (const { path, body } of asked) {
    // All of them take longer than a login is valid.
    const login = await loggedIn(`${site}/api`, `${role}@example.com`, PASSWORD);
    const json = { ...login, 'content-type': 'application/json' };
    const call = {
      ...AT_DESK,
      url: `${site}/api${path}`,
      ...(body
        ? { method: 'POST' as const, headers: json, body: JSON.stringify(body) }
        : { headers: login }),
    } as const;
    // This first load brings the rows into memory.
    await load({ ...call, amount: AT_DESK.connections });
    const { times } = await load(call);
    const what = [path, ...Object.values(body ?? {})].join(' ');
    slowest = Math.max(slowest, printed(`${role}: ${what}`, times));
  }
  return slowest;
}

function printed(what: string, times: readonly number[]): number {
  const most = quantile(times, 0.99);
  const figures = [quantile(times, 0.5), most, Math.max(...times)].map((time) => time.toFixed(0));
  console.log(`${what.padEnd(76)} ${figures.join(' / ')} ms`);
  return most;
}
