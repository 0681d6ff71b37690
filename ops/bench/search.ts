import { PASSWORD, startOwnSystem } from '../driver/system.ts';
import { fill } from './fill/fill.ts';
import { load, loggedIn } from './load.ts';
import { printLoad, printMachine, quantile } from './measure.ts';
import { searches, searching } from './searches.ts';

/** `npm run bench -- search`: how long one search takes over all that a business collects in years. */
const SCALE = { formations: 100_000, entries: 0 };
const REQUESTS = 200;
/** Two people who type at the same time. */
const CONNECTIONS = 2;
const LIMIT_MS = 300;

const system = await startOwnSystem();
try {
  printMachine();
  await fill(system, SCALE);
  printLoad();
  const headers = await loggedIn(`${system.site}/api`, 'staff@example.com', PASSWORD);
  const all: number[] = [];
  for (const q of searches) {
    const { times } = await load({
      ...searching(system.site, headers, q),
      connections: CONNECTIONS,
      amount: REQUESTS,
    });
    const [median, most] = [quantile(times, 0.5), quantile(times, 0.99)];
    all.push(most);
    console.log(`${q.padEnd(32)} ${median.toFixed(0).padStart(5)} / ${most.toFixed(0)} ms`);
  }
  printLoad();
  const worst = Math.max(...all);
  const rows = `${SCALE.formations} formations, twice as many invoices`;
  console.log(`${rows}: slowest search, p99 ${worst.toFixed(0)} ms (at most ${LIMIT_MS})`);
  if (worst > LIMIT_MS) process.exitCode = 1;
} finally {
  await system.stop();
}
