import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limited, Overloaded } from '#modules/shared/concurrency.ts';

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
