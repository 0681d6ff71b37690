import { loggedIn } from '#ops/bench/load.ts';
import { cancelFoundation } from '#ops/driver/journey.ts';
import { dataOf, logIn, type Person } from '#ops/driver/people.ts';
import { type OwnSystem, PASSWORD, startOwnSystem } from '#ops/driver/system.ts';
import type { Asked } from './open-loop.ts';

/** Foundations that get commands in turn: one takes a command at a time. */
const FOUNDATIONS = 16;
/** An access token is good for a quarter of an hour. */
const RENEWED_MS = 5 * 60_000;

export interface Loaded {
  system: OwnSystem;
  api: number;
  /** Somebody's page, rendered for each request; a read of the API; a command. */
  mix: Record<'page' | 'read' | 'command', (index: number) => Asked>;
  /** Cancels the foundations that have had commands, and starts others: none gets many more than in life. */
  startAnew(): Promise<void>;
  stop(): Promise<void>;
}

/** A system with its limits for people off: what is tried is what the process itself bears. */
export async function startLoaded(): Promise<Loaded> {
  const system = await startOwnSystem();
  const founder = await logIn(system.site, 'founder@example.com', PASSWORD);
  const ids = await foundationsOf(founder);
  const logInAnew = () => loggedIn(`${system.site}/api`, 'founder@example.com', PASSWORD);
  const headers = await logInAnew();
  const renewing = setInterval(async () => Object.assign(headers, await logInAnew()), RENEWED_MS);
  return {
    system,
    api: system.parts().api ?? 0,
    mix: {
      page: () => ({ path: '/services/?q=Beratung' }),
      read: () => ({ path: '/api/users/me', headers }),
      command: (index) => ({
        method: 'POST',
        path: `/api/foundations/${ids[index % ids.length]}/commands/name-notary`,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name: `Notariat ${index}` }),
      }),
    },
    async startAnew() {
      for (const id of ids.splice(0)) dataOf(await cancelFoundation(founder, id));
      ids.push(...(await foundationsOf(founder)));
    },
    stop() {
      clearInterval(renewing);
      return system.stop();
    },
  };
}

async function foundationsOf(founder: Person): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < FOUNDATIONS) {
    const started = await founder.call('POST /foundations', { body: { package: 'individual' } });
    ids.push(dataOf(started).id);
  }
  return ids;
}
