import { limited } from '#modules/shared/concurrency.ts';
import type { FoundationClient } from '#workflows/client.ts';

/** What commands need beside the database, by name; each rejects while it is out of reach. */
export type Checks = Record<string, () => Promise<unknown>>;

/** A known outage is looked at again before a command is turned away: this long at most. */
const LOOK_AGAIN_MS = 800;
const LOOK_MS = 3_000;
const EVERY_MS = 2_000;

/** Remembers known outages, so that callers get their 503 at once. */
export interface Availability {
  /** Looks at everything. @returns whether it is in reach, by name */
  look(): Promise<Record<string, boolean>>;
  /** Whether one of them is known to be away and still is; without names, any of them. */
  isAway(names?: readonly string[]): Promise<boolean>;
  /** A call has worked, so nothing is away. */
  worked(): void;
  /** Looks again and again until stopped. */
  start(): void;
  stop(): void;
}

export function createAvailability(checks: Checks): Availability {
  const away = new Set<string>();
  const looks = new Map<string, Promise<boolean>>();
  let timer: NodeJS.Timeout | undefined;

  /** One look at a time: the calls of many people must not become many checks. */
  function lookAt(name: string): Promise<boolean> {
    const running = looks.get(name);
    if (running) return running;
    const check = checks[name] ?? (() => Promise.resolve());
    const look = within(LOOK_MS, check())
      .then((inReach) => {
        if (inReach) away.delete(name);
        else away.add(name);
        return inReach;
      })
      .finally(() => looks.delete(name));
    looks.set(name, look);
    return look;
  }

  const all = Object.keys(checks);
  return {
    async look() {
      const found = all.map(async (name) => [name, await lookAt(name)] as const);
      return Object.fromEntries(await Promise.all(found));
    },
    async isAway(names = all) {
      const known = names.filter((name) => away.has(name));
      const again = known.map((name) => within(LOOK_AGAIN_MS, lookAt(name).then(orThrow)));
      return (await Promise.all(again)).includes(false);
    },
    worked: () => away.clear(),
    start() {
      timer ??= setInterval(() => all.forEach((name) => void lookAt(name)), EVERY_MS).unref();
    },
    stop: () => clearInterval(timer),
  };
}

function orThrow(inReach: boolean): void {
  if (!inReach) throw new Error('It is away.');
}

/** False when it fails or takes longer. */
async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

type Process = Pick<FoundationClient, 'decide' | 'receive'>;

/** One process has so many decisions under way and so many waiting; a wait stays below their deadline. */
const DECISIONS = { atOnce: 64, waiting: 64 };

/**
 * A decision needs everything; a file is accepted as long as Temporal is there.
 *
 * @throws Overloaded when more decisions wait than can be answered in time
 */
export function turnAwayWhileAway(process: Process, availability: Availability): Process {
  const inTurn = limited(DECISIONS.atOnce, DECISIONS.waiting);
  return {
    async decide(message) {
      if (await availability.isAway()) return 'unavailable';
      const outcome = await inTurn(() => process.decide(message));
      if (outcome === 'unavailable') void availability.look();
      else availability.worked();
      return outcome;
    },
    async receive(message) {
      if (await availability.isAway(['temporal'])) return 'unavailable';
      const received = await process.receive(message);
      if (received === 'unavailable') void availability.look();
      return received;
    },
  };
}
