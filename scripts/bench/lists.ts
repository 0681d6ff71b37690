import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnSystem, PASSWORD, startOwnSystem } from '../driver/system.ts';
import { FEW, fillLists, listsOf, MANY } from './list-rows.ts';
import { load, loggedIn } from './load.ts';
import { inTurn, printMachine, quantile } from './measure.ts';

/** `npm run bench:lists`: the first page of every list with few and with many rows behind it. */
const LOAD = { connections: 4, seconds: 0.5 };
const ROUNDS = 5;
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
    const ratio = quantile(
      times.b.map((time, round) => time / (times.a[round] ?? Number.NaN)),
      0.5,
    );
    ratios.push(ratio);
    const [short, long] = [quantile(times.a, 0.5), quantile(times.b, 0.5)];
    const figures = `${short.toFixed(2)} / ${long.toFixed(2)} ms`;
    console.log(`${list.path.padEnd(48)} ${figures.padEnd(20)} ${ratio.toFixed(2)}`);
  }
  const worst = Math.max(...ratios);
  console.log(`${MANY} : ${FEW} rows, worst list ${worst.toFixed(2)} (at most ${LIMIT})`);
  if (worst > LIMIT) process.exitCode = 1;
} finally {
  await few.stop();
  await many.stop();
}

/** Asks for a list for a while. @returns milliseconds of a request, the median of all */
async function reader({ site }: OwnSystem, email: string) {
  const headers = await loggedIn(site, email, PASSWORD);
  return async (path: string): Promise<number> => {
    const { times } = await load({ ...LOAD, url: `${site}/api${path}`, headers });
    return quantile(times, 0.5);
  };
}
