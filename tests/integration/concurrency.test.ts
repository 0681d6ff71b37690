import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { toFileError } from '#api/http/file-errors.ts';
import { limited, Overloaded } from '#modules/shared/concurrency.ts';
import { boundedThreads, TooCostly } from '#modules/shared/threads.ts';
import { Busy, turns } from '#modules/shared/turns.ts';

test('jobs that arrive while others finish never exceed the width', async () => {
  const width = 2;
  const inTurn = limited(width, 50);
  let running = 0;
  let most = 0;
  const job = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(1);
    running -= 1;
  };
  const following = async () => {
    await inTurn(job);
    await inTurn(job);
  };
  await Promise.all(Array.from({ length: 12 }, following));
  expect(most).toBe(width);
});

test('a job beyond the queue is refused at once, and the next one fits again', async () => {
  const inTurn = limited(1, 1);
  const held = Promise.withResolvers<void>();
  const accepted = [inTurn(() => held.promise), inTurn(async () => 'done')];
  await expect(inTurn(async () => 'too late')).rejects.toBeInstanceOf(Overloaded);
  held.resolve();
  await Promise.all(accepted);
  await expect(inTurn(async () => 'fits')).resolves.toBe('fits');
});

test('too many checks of files at once are a reason to retry soon, not a fault of the file', () => {
  expect(toFileError(new Overloaded())).toMatchObject({ status: 503, retryAfterSeconds: 2 });
});

test('of one person there is one job at a time, and nobody else waits for it', async () => {
  const inTurn = turns();
  const held = Promise.withResolvers<string>();
  const first = inTurn('eva', () => held.promise);
  await expect(inTurn('eva', async () => 'too early')).rejects.toBeInstanceOf(Busy);
  await expect(inTurn('max', async () => 'done')).resolves.toBe('done');
  held.resolve('done');
  await expect(first).resolves.toBe('done');
  await expect(inTurn('eva', () => Promise.reject(new Error('fails')))).rejects.toThrow('fails');
  await expect(inTurn('eva', async () => 'again')).resolves.toBe('again');
});

test('a few more may wait, one after the other', async () => {
  const inTurn = turns(1);
  const done: number[] = [];
  const job = (number: number) => async () => {
    await sleep(5);
    done.push(number);
  };
  const asked = [inTurn('eva', job(1)), inTurn('eva', job(2))];
  await expect(inTurn('eva', job(3))).rejects.toBeInstanceOf(Busy);
  await Promise.all(asked);
  expect(done).toEqual([1, 2]);
});

test('a job that does not end in time is ended with its thread, and the next one has a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'threads-'));
  const file = join(folder, 'worker.mjs');
  const loop = 'const end = Date.now() + ms; while (Date.now() < end);';
  await writeFile(file, `export const answer = (ms) => { ${loop} return ms; };`);
  const sizes = { width: 1, maxWaiting: 5, idleMs: 1_000, limitMs: 3_000 };
  const run = boundedThreads<number, number>(pathToFileURL(file), sizes);
  await expect(run(60_000)).rejects.toBeInstanceOf(TooCostly);
  await expect(run(1)).resolves.toBe(1);
  await rm(folder, { recursive: true });
});
