import { globSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { NativeConnection, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepsTo } from '#demo/foundations.ts';
import type { Role } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { createActivities } from '#workflows/activities/all.ts';
import { TASK_QUEUE } from '#workflows/processes/messages.ts';
import { registerSearchAttributes } from '#workflows/worker/server-setup.ts';
import { traceSinks } from '#workflows/worker/trail/trace-sinks.ts';
import {
  accept,
  addPeople,
  type Case,
  declining,
  eventually,
  handleOf,
  openCase,
  openStage,
  type People,
  type Stage,
  startWorkerOn,
  typesOf,
} from '../support/stage.ts';

/** As the worker of the release before says who it is. */
const BEFORE = 'the release before';
const CASES = 2;

let stage: Stage;
let people: People;

beforeAll(async () => {
  stage = await openStage();
  people = await addPeople(stage);
  await registerSearchAttributes(stage.temporal.client);
}, 120_000);
afterAll(() => stage?.end());

/** The workflows as they were released last; activities of both releases do the same for them. */
async function startWorkerOfBefore(): Promise<{ stop(): Promise<void> }> {
  const files = globSync('tests/upgrade/*/workflows.js.gz');
  const file = files.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  if (!file)
    throw new Error(
      'No release has left its workflows: node scripts/launch.mjs ops/record-release.',
    );
  const { temporalAddress: address, temporalNamespace: namespace } = stage.temporal;
  const connection = await NativeConnection.connect({ address });
  const worker = await Worker.create({
    connection,
    namespace,
    identity: BEFORE,
    taskQueue: TASK_QUEUE,
    workflowBundle: { code: gunzipSync(readFileSync(file)).toString() },
    activities: createActivities(stage.dependencies),
    sinks: traceSinks,
    stickyQueueScheduleToStartTimeout: '1 second',
  });
  const running = worker.run();
  return {
    async stop() {
      worker.shutdown();
      await running;
      await connection.close();
    },
  };
}

/** The commands that the release before knows as well, and then those of both. */
const known: readonly [CommandName, Role][] = [
  ['start-foundation', 'founder'],
  ['submit-core-data', 'founder'],
  ['correct-core-data', 'founder'],
  ['correct-core-data', 'founder'],
  ['order-package', 'founder'],
  ['correct-core-data', 'founder'],
];
const all = [...known, ...declining(stepsTo('completed')).slice(3)];

/** Goes on with some of the steps. */
async function take(example: Case, from: number, to: number): Promise<void> {
  for (const [command, role] of all.slice(from, to)) await accept(example, command, role);
}

/** Who carried out the tasks of a workflow, and which of them failed. */
async function tasksOf(example: Case) {
  const { events } = await handleOf(example).fetchHistory();
  const found = events ?? [];
  return {
    by: found.flatMap((event) => event.workflowTaskCompletedEventAttributes?.identity ?? []),
    failed: found.flatMap((event) => event.workflowTaskFailedEventAttributes ?? []),
  };
}

test('cases go on while the workers of the release before give way to those of this one', async () => {
  const third = known.length / 3;
  const begun = (count: number) => Array.from({ length: count }, () => openCase(stage, people));
  const before = await startWorkerOfBefore();
  const old = begun(CASES);
  await Promise.all(old.map((example) => take(example, 0, third)));

  // Both take tasks, of cases that were begun on either.
  await startWorkerOn(stage);
  const amid = begun(CASES);
  await Promise.all([
    ...old.map((example) => take(example, third, 2 * third)),
    ...amid.map((example) => take(example, 0, 2 * third)),
  ]);

  // The first ends in the midst of commands, as by SIGTERM.
  const ending = before.stop();
  await Promise.all([...old, ...amid].map((example) => take(example, 2 * third, known.length)));
  await ending;
  await Promise.all([...old, ...amid].map((example) => take(example, known.length, all.length)));

  const late = openCase(stage, people);
  await take(late, 0, all.length);
  const expected = await typesOf(late);
  expect(expected.at(-1)).toBe('FoundationCompleted');
  const identities = new Set<string>();
  for (const example of [...old, ...amid]) {
    expect(await typesOf(example)).toEqual(expected);
    const { by, failed } = await tasksOf(example);
    expect(failed).toEqual([]);
    for (const identity of by) identities.add(identity);
    await eventually(async () => (await handleOf(example).describe()).status.name === 'COMPLETED');
  }
  expect(identities).toContain(BEFORE);
  expect(identities.size).toBeGreaterThan(1);
}, 180_000);
