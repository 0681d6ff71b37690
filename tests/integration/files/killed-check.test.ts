import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { toFileError } from '#api/http/file-errors.ts';
import { pdf } from '#demo/pdf.ts';
import { Overloaded } from '#modules/shared/concurrency.ts';
import { outcomeOf } from '../../support/api.ts';
import { addDocument, bringTo, filesOf, withCast } from '../../support/foundation-api.ts';
import { childrenOf } from '../../support/servers/child-processes.ts';

const { api, people } = await withCast();
/** One that nobody has seen before, so that it is checked. */
const newFile = () => pdf(randomUUID());

/** Of a core, it may have five seconds. */
const LONGER_THAN_A_CHECK_MS = 6_000;

/** Kills the processes that check a PDF for us, as the kernel does when memory runs out. */
function killChecks(limit: number) {
  const killed = new Set<number>();
  const timer = setInterval(() => {
    for (const pid of childrenOf(process.pid, 'pdf-child.ts')) {
      if (killed.size >= limit && !killed.has(pid)) continue;
      killed.add(pid);
      process.kill(pid, 'SIGKILL');
    }
  }, 5);
  return { killed, stop: () => clearInterval(timer) };
}

test('a check that is killed once is repeated unnoticed', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const killing = killChecks(1);
  const answer = await addDocument(api, id, people.staff, { file: newFile() });
  killing.stop();
  expect(killing.killed.size).toBe(1);
  expect(outcomeOf(answer)).toBe(200);
});

test('a check that cannot be carried out says nothing about the file, which may be sent again', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const file = newFile();
  const before = filesOf(api);
  const killing = killChecks(Number.POSITIVE_INFINITY);
  const answer = await addDocument(api, id, people.staff, { file });
  killing.stop();
  expect(killing.killed.size).toBe(2);
  expect(outcomeOf(answer)).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(filesOf(api)).toEqual(before);
  expect(outcomeOf(await addDocument(api, id, people.staff, { file }))).toBe(200);
});

test('a check that waits for a core, as on a busy machine, still completes', async () => {
  const id = await bringTo(api, people, 'documents-pending');
  const answering = addDocument(api, id, people.staff, { file: newFile() });
  const checks = () => childrenOf(process.pid, 'pdf-child.ts');
  await expect.poll(checks, { interval: 5 }).toHaveLength(1);
  const [check = 0] = checks();
  process.kill(check, 'SIGSTOP');
  await sleep(LONGER_THAN_A_CHECK_MS);
  process.kill(check, 'SIGCONT');
  expect(outcomeOf(await answering)).toBe(200);
});

test('too many checks at once are a reason to retry soon, not a fault of the file', () => {
  expect(toFileError(new Overloaded())).toMatchObject({ status: 503, retryAfterSeconds: 2 });
});
