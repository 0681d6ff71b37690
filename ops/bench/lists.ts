import { setTimeout as sleep } from 'node:timers/promises';
import { selectionsOf } from '#domain/desk/tasks.ts';
import { type OwnSystem, PASSWORD, startOwnSystem } from '../driver/system.ts';
import { ask, DESK_LIMIT_MS } from './calls/ask.ts';
import { type Described, deskCalls } from './calls/desk.ts';
import { bornOn, nameOfOther } from './fill/cast.ts';
import { fill } from './fill/fill.ts';
import { idOf } from './fill/ids.ts';
import { load, loggedIn } from './load.ts';
import { inTurn, printLoad, quantile, ratioOf } from './measure.ts';

/** A formation of five, one of them a company. */
const OF_FIVE = 4_732;

/** Words that staff type, from a single letter to what matches one row only. */
const searches = [
  'k',
  'm',
  'ü',
  '2',
  'example.com',
  're-2026',
  'notariat',
  'gmbh',
  'gmbh ug',
  'Kaya',
  'Mehmet Kaya',
  'Kaya Mehmet',
  'kaya gmbh',
  'Müller Keramik Nürnberg',
  'jürgen großmann-4711',
  'grossmann-4711 juergen',
  'mitglied4711@example.com',
  '0911/104711',
  'RE-2026-004711',
  'm k g u n 2 r s',
  'nichtvorhanden',
];

/** Names of those who found, from frequent to rare, and dates of birth, which lawyers and the team may look for. */
function wordsOfPeople(): string[] {
  const { first, last } = nameOfOther(OF_FIVE, 1);
  const born = bornOn(OF_FIVE, 1);
  const [year, month, day] = born.split('-');
  return [
    'Alexander',
    'Acker',
    'Ackermann Alexander',
    'Beteiligungen',
    `${first} ${last}`,
    `${last} Keramik`,
    born,
    `${day}.${month}.${year}`,
    `${first} ${last} ${day}.${month}.${year}`,
    `Alexander ${born}`,
    '1899-01-01',
  ];
}

/** What lawyers alone ask for: conflicts of interest of one to five who found, and their own tasks. */
const lawyerCalls = [
  ...[0, 4711, OF_FIVE, ...Array.from({ length: 10 }, (_, nth) => 10_000 + nth)].map(
    (number) => `/admin/foundations/${idOf('foundation', number)}/conflicts`,
  ),
  ...selectionsOf('lawyer').map((show) => `/admin/tasks?show=${show}&limit=25`),
  '/admin/lawyers',
];

const own = idOf('foundation', 0);

/** The first calls of site and member area. */
const founderCalls = [
  '/products?limit=12',
  '/products?limit=12&category=legal',
  '/products?limit=12&type=bundle',
  '/products?limit=12&delivery=in-person',
  '/products?limit=12&q=Marke',
  '/products?limit=12&sort=price',
  '/products?limit=12&sort=-price',
  '/products?limit=12&sort=newest',
  '/products?limit=12&sort=date',
  '/partners?limit=12',
  '/partners?limit=12&kind=university',
  '/articles?limit=12',
  '/news?limit=12',
  '/academy?limit=12',
  '/slots?kind=strategy-meeting',
  '/foundations?limit=20&sort=-startedAt',
  `/foundations/${own}`,
  `/foundations/${own}/timeline`,
  `/foundations/${own}/messages?audience=team`,
  '/meetings?limit=20',
  '/orders?limit=20',
  '/hour-packages?limit=20',
  '/invoices?limit=20',
  '/notices?limit=20',
  '/users/me',
];

/**
 * `npm run bench -- lists`: every list, figure and search of the desk over years of a business; and the pages of
 * founders and of the site, compared with a business that has just begun.
 */
const FEW = { formations: 10, entries: 500 };
const MANY = { formations: 100_000, entries: 50_000 };
const BY_FOUNDERS = { connections: 4, duration: 0.5 };
const ROUNDS = 5;
const RATIO_LIMIT = 1.5;
/** After a start the API renders the public pages for that long. */
const WARMING_MS = 60_000;

const [few, many] = [await startOwnSystem(), await startOwnSystem()];
try {
  await fill(few, FEW);
  await fill(many, MANY);
  await sleep(WARMING_MS);
  printLoad();
  const slowest = await measureDesk(many);
  printLoad();
  const worst = await compareFounders();
  console.log(`desk: slowest p99 ${slowest.toFixed(0)} ms (at most ${DESK_LIMIT_MS})`);
  console.log(
    `founders: ${MANY.formations} : ${FEW.formations} formations, worst ${worst.toFixed(2)} (at most ${RATIO_LIMIT})`,
  );
  if (slowest > DESK_LIMIT_MS || worst > RATIO_LIMIT) process.exitCode = 1;
} finally {
  await few.stop();
  await many.stop();
}

async function measureDesk(system: OwnSystem): Promise<number> {
  const described = await fetch(`${system.site}/api/openapi.json`);
  const calls = deskCalls((await described.json()) as Described, await someNotaries(system));
  const lists = calls.map((path) => ({ path }));
  const searching = (words: readonly string[]) =>
    words.map((q) => ({ path: '/admin/search', body: { q } }));
  return Math.max(
    await ask(system, 'admin', lists),
    await ask(system, 'staff', searching([...searches, ...wordsOfPeople()])),
    await ask(system, 'lawyer', searching(wordsOfPeople())),
    await ask(
      system,
      'lawyer',
      lawyerCalls.map((path) => ({ path })),
    ),
  );
}

async function someNotaries({ site }: OwnSystem): Promise<string[]> {
  const headers = await loggedIn(`${site}/api`, 'admin@example.com', PASSWORD);
  const answer = await fetch(`${site}/api/admin/notaries?limit=2`, { headers });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return data.map(({ id }) => id);
}

/** @returns the worst ratio of medians */
async function compareFounders(): Promise<number> {
  const ratios: number[] = [];
  for (const path of founderCalls) {
    const [a, b] = [await reader(few), await reader(many)];
    await a(path);
    await b(path);
    const times = await inTurn(
      ROUNDS,
      () => a(path),
      () => b(path),
    );
    const ratio = ratioOf(times.b, times.a);
    ratios.push(ratio);
    const [short, long] = [quantile(times.a, 0.5), quantile(times.b, 0.5)];
    const figures = `${short.toFixed(2)} / ${long.toFixed(2)} ms`;
    console.log(`${path.padEnd(76)} ${figures.padEnd(20)} ${ratio.toFixed(2)}`);
  }
  return Math.max(...ratios);
}

/** @returns a function that asks for a list for a while, and gives the median in milliseconds */
async function reader({ site }: OwnSystem) {
  const headers = await loggedIn(`${site}/api`, 'founder@example.com', PASSWORD);
  return async (path: string): Promise<number> => {
    const { times } = await load({ ...BY_FOUNDERS, url: `${site}/api${path}`, headers });
    return quantile(times, 0.5);
  };
}
