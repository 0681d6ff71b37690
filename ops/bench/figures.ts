import { connect } from '#database/connection.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { startOwnSystem } from '../driver/system.ts';
import { benchCommands } from './commands.ts';
import { benchLogin } from './login.ts';
import { benchMe } from './me.ts';
import { printMachine, quantile } from './measure.ts';
import type { Costs } from './processor-time.ts';
import { benchAppends, benchCatchUp, emptyDatabase } from './store.ts';

/** `npm run bench`: the figures of `docs/benchmarks.md`, measured on a system of its own. */
const system = await startOwnSystem();
try {
  printMachine();

  const url = await emptyDatabase(system.databaseUrl);
  const connection = connect(url, 10);
  await updateSchema(connection);
  const store = postgresEventStore(connection, url);

  for (const { writers, appends, inserts, ratio } of await benchAppends(store, url)) {
    print(`appends of one event, ${writers} writers`, `${appends.toFixed(0)}/s`);
    print(`plain one-row INSERT transactions, ${writers} writers`, `${inserts.toFixed(0)}/s`);
    print(`appends : INSERTs, ${writers} writers`, ratio.toFixed(2));
  }
  await connection.pool.query('alter table events disable trigger user');
  await connection.pool.query('truncate events');
  await connection.pool.query('alter table events enable trigger user');

  const { Postgres: postgres = 0 } = system.parts();
  const { total, read, rebuilt, costs: ofThousand } = await benchCatchUp(connection, url, postgres);
  print(`catching up over ${total} events, subscription`, `${read.toFixed(0)} events/s`);
  print('catching up, read models rebuilt', `${rebuilt.toFixed(0)} events/s`);
  for (const [part, ms] of ofThousand) {
    print(`processor time of a thousand, ${part}`, `${ms.toFixed(1)} ms`);
  }
  await store.close();
  await connection.close();

  const { site, databaseUrl } = system;
  const me = await benchMe({ site, databaseUrl, email: 'founder@example.com' });
  print('GET /users/me', `${me.ours.toFixed(0)}/s`);
  print('bare handler, token and one row', `${me.theirs.toFixed(0)}/s`);
  print('GET /users/me : bare handler', me.ratio.toFixed(2));

  const login = await benchLogin(system);
  const { quiet, busy, logins } = login;
  print('POST /auth/login', `${login.rate.toFixed(1)}/s`);
  print('time of POST /auth/login : bare handler', login.ratio.toFixed(2));
  printCosts('login', login.costs);
  print('GET /users/me alone, p50 / p99', both(spread(quiet)));
  print('GET /users/me while 32 log in, p50 / p99', both(spread(busy)));
  print('logins, 32 at once, p50 / p99', both(spread(logins)));

  const { visible, bare, saturated, costs } = await benchCommands(system);
  print('command to visible in the API, p50 / p99', both(visible));
  print('bare Temporal update, empty activity, p50 / p99', both(bare));
  print(
    'visible : bare, p50 / p99',
    `${(visible.p50 / bare.p50).toFixed(2)} / ${(visible.p99 / bare.p99).toFixed(2)}`,
  );
  const { commands, updates, ratio } = saturated;
  print('commands, 16 formations at once', `${commands.toFixed(1)}/s`);
  print('bare updates, 16 workflows at once', `${updates.toFixed(1)}/s`);
  print('commands : bare updates, 16 at once', ratio.toFixed(2));
  printCosts('command', costs);
} finally {
  await system.stop();
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(52)} ${figure}`);
}

/** Beside the bare handler or update. */
function printCosts(what: string, { ours, bare }: Record<'ours' | 'bare', Costs>): void {
  for (const [part, ms] of ours) {
    const figures = `${ms.toFixed(1)} / ${(bare.get(part) ?? 0).toFixed(1)} ms`;
    print(`processor time of a ${what}, ${part}, ours / bare`, figures);
  }
}

function spread(times: readonly number[]) {
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

function both({ p50, p99 }: { p50: number; p99: number }): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
}
