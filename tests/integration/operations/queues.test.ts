import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accept,
  addPeople,
  eventually,
  issue,
  openCase,
  openStage,
  type Stage,
  startWorkerOn,
} from '../../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
}, 120_000);
afterAll(() => stage.end());

const workflowQueue = async () => {
  const load = await stage.client.load();
  if (load === 'unavailable') return undefined;
  return load.queues.find(({ queue, type }) => queue === 'foundations' && type === 'workflow');
};

test('what waits for a worker is counted, and the workers that take it', async () => {
  const people = await addPeople(stage);
  const example = openCase(stage, people);
  const waiting = issue(example, 'receive-register-extract', 'notary');
  const backlog = await eventually(async () => {
    const queue = await workflowQueue();
    return queue && queue.backlog > 0 ? queue : undefined;
  });
  expect(backlog.pollers).toBe(0);
  await waiting;
  await startWorkerOn(stage);
  await accept(openCase(stage, people), 'start-foundation', 'founder');
  const taken = await eventually(async () => {
    const queue = await workflowQueue();
    return queue && queue.backlog === 0 && queue.pollers > 0 ? queue : undefined;
  });
  expect(taken.oldestSeconds).toBe(0);
});
