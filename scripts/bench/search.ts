import { PASSWORD, startOwnSystem } from '../driver/system.ts';
import { load, loggedIn } from './load.ts';
import { printMachine, quantile } from './measure.ts';
import { FOUNDATIONS, fillForSearch, INVOICES, searches } from './search-rows.ts';

/** `npm run bench:search`: how long one search takes over all that a business collects in years. */
const REQUESTS = 200;
/** Two people who type at the same time. */
const CONNECTIONS = 2;
const LIMIT_MS = 300;

const system = await startOwnSystem();
try {
  printMachine();
  await fillForSearch(system.databaseUrl);
  const login = await loggedIn(system.site, 'staff@example.com', PASSWORD);
  const headers = { ...login, 'content-type': 'application/json' };
  const all: number[] = [];
  for (const q of searches) {
    const { times } = await load({
      url: `${system.site}/api/admin/search`,
      method: 'POST',
      headers,
      body: JSON.stringify({ q }),
      connections: CONNECTIONS,
      amount: REQUESTS,
    });
    const [median, most] = [quantile(times, 0.5), quantile(times, 0.99)];
    all.push(most);
    console.log(`${q.padEnd(32)} ${median.toFixed(0).padStart(5)} / ${most.toFixed(0)} ms`);
  }
  const worst = Math.max(...all);
  const rows = `${FOUNDATIONS} formations, ${INVOICES} invoices`;
  console.log(`${rows}: slowest search, p99 ${worst.toFixed(0)} ms (at most ${LIMIT_MS})`);
  if (worst > LIMIT_MS) process.exitCode = 1;
} finally {
  await system.stop();
}
