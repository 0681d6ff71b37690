import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { selectionsOf } from '#domain/desk/tasks.ts';
import { type OwnSystem, startOwnSystem } from '../driver/system.ts';
import { ask, DESK_LIMIT_MS } from './calls/ask.ts';
import { fill } from './fill/fill.ts';
import { idOf } from './fill/ids.ts';
import { fillMessages } from './fill/messages.ts';
import { printLoad } from './measure.ts';

/**
 * `npm run bench -- messages [formations or file] [messages]`: the messages of a case, unread counts, and Today, for
 * founders, our team and lawyers. The file describes a system that `fill` has filled and that still runs: its
 * `site`, `databaseUrl` and `personKeySecret` as JSON.
 */
const [formations = '100000', amount = '2000000'] = process.argv.slice(3);
/** After a start the API renders the public pages for that long. */
const WARMING_MS = 60_000;
/** The demo's founder has the first two; the others are read by the team. */
const READ = [0, 1, 47, 471];
const ROWS = 25;

type Filled = Pick<OwnSystem, 'site' | 'databaseUrl' | 'personKeySecret'>;

const asked = (...paths: string[]) => paths.map((path) => ({ path }));

/** A case: its page, its threads, the newest messages, and those before them. */
const ofCase = (number: number, audience: 'law-firm' | 'team'): string[] => {
  const foundation = `/foundations/${idOf('foundation', number)}`;
  const messages = `${foundation}/messages?audience=${audience}`;
  return [foundation, `${foundation}/threads`, messages, `${messages}&before=4`];
};

const lists = [`/foundations?limit=${ROWS}`, `/foundations?limit=${ROWS}&offset=${20 * ROWS}`];
const today = (role: 'lawyer' | 'staff') =>
  selectionsOf(role).map((show) => `/admin/tasks?show=${show}&limit=${ROWS}`);

const isNumber = /^\d+$/.test(formations);
const own = isNumber ? await startOwnSystem() : undefined;
try {
  if (own) {
    await fill(own, { formations: Number(formations), entries: 500 });
    await sleep(WARMING_MS);
  }
  const system: Filled = own ?? JSON.parse(readFileSync(formations, 'utf8'));
  await fillMessages(system, { amount: Number(amount), read: READ });
  printLoad();
  const slowest = await measure(system);
  console.log(`messages: slowest p99 ${slowest.toFixed(0)} ms (at most ${DESK_LIMIT_MS})`);
  if (slowest > DESK_LIMIT_MS) process.exitCode = 1;
} finally {
  await own?.stop();
}

async function measure(system: Filled): Promise<number> {
  return Math.max(
    await ask(
      system,
      'founder',
      asked(
        '/foundations?limit=20&sort=-startedAt',
        ...ofCase(0, 'team'),
        ...ofCase(0, 'law-firm'),
        '/notices?limit=20',
      ),
    ),
    await ask(
      system,
      'staff',
      asked(...lists, ...READ.flatMap((n) => ofCase(n, 'team')), ...today('staff')),
    ),
    await ask(
      system,
      'lawyer',
      asked(...lists, ...READ.flatMap((n) => ofCase(n, 'law-firm')), ...today('lawyer')),
    ),
  );
}
