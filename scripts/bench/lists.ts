import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnSystem, startOwnSystem } from '../driver/system.ts';
import { FEW, fillLists, listsOf, MANY } from './list-rows.ts';
import { logIn } from './me.ts';
import { inTurn, printMachine, quantile } from './measure.ts';
import { getRequest, rush } from './rush.ts';

/** `npm run bench:lists`: the first page of every list with few and with many rows behind it. */
const LOAD = { connections: 4, requests: 200 };
const ROUNDS = 7;
const LIMIT = 1.5;
/** After a start the same process renders the public pages. */
const WARMING_MS = 60_000;

const [few, many] = [await startOwnSystem(), await startOwnSystem()];
try {
  printMachine();
  await fillLists(few.databaseUrl, FEW);
  await fillLists(many.databaseUrl, MANY);
  await sleep(WARMING_MS);
  const ratios: number[] = [];
  for (const list of listsOf()) {
    const [a, b] = [await reader(few, list.email), await reader(many, list.email)];
    await a(list.path);
    await b(list.path);
    const times = await inTurn(
      ROUNDS,
      () => a(list.path),
      () => b(list.path),
    );
    const ms = (seconds: readonly number[]) =>
      (quantile(seconds, 0.5) / LOAD.requests) * LOAD.connections * 1_000;
    const ratio = quantile(
      times.b.map((time, round) => time / (times.a[round] ?? Number.NaN)),
      0.5,
    );
    ratios.push(ratio);
    const figures = `${ms(times.a).toFixed(2)} / ${ms(times.b).toFixed(2)} ms`;
    console.log(`${list.path.padEnd(48)} ${figures.padEnd(20)} ${ratio.toFixed(2)}`);
  }
  const worst = Math.max(...ratios);
  console.log(`${MANY} : ${FEW} rows, worst list ${worst.toFixed(2)} (at most ${LIMIT})`);
  if (worst > LIMIT) process.exitCode = 1;
} finally {
  await few.stop();
  await many.stop();
}

/** Asks for a list `LOAD.requests` times. */
async function reader({ site }: OwnSystem, email: string) {
  const token = await logIn(site, email);
  const port = Number(new URL(site).port);
  return async (path: string): Promise<void> => {
    await rush(port, LOAD, () => getRequest(`/api${path}`, token));
  };
}
