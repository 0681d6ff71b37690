import { limited } from '#modules/shared/concurrency.ts';
import type { FoundationClient } from '#workflows/client.ts';

/**
 * Checks of everything that commands need besides the database, by name; each rejects while its server is out of
 * reach.
 */
export type Checks = Record<string, () => Promise<unknown>>;

/** Longest time for checking a known outage again before a command is refused. */
const LOOK_AGAIN_MS = 800;
const LOOK_MS = 3_000;
const EVERY_MS = 2_000;

/** Remembers known outages, so that callers get their 503 at once. */
export interface Availability {
  /**
   * Checks everything.
   *
   * @returns whether each is in reach, by name
   */
  look(): Promise<Record<string, boolean>>;
  /** Whether a known outage of one of these still lasts; by default, of any. */
  isAway(names?: readonly string[]): Promise<boolean>;
  /** Ends known outages after a successful call. */
  worked(): void;
  /** Repeats the checks until stopped. */
  start(): void;
  stop(): void;
}

export function createAvailability(checks: Checks): Availability {
  const away = new Set<string>();
  const looks = new Map<string, Promise<boolean>>();
  let timer: NodeJS.Timeout | undefined;

  /** Runs one check at a time, so that calls of many people do not become many checks. */
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

/** @returns false when the work fails or takes longer */
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

/** Number of decisions of one process that run, and that wait; the wait ends before their deadline. */
const DECISIONS = { atOnce: 64, waiting: 64 };

/**
 * Refuses decisions while anything is away; files are accepted as long as Temporal is there.
 *
 * @throws Overloaded when too many decisions are waiting
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
