import { expect, onTestFinished, test, vi } from 'vitest';
import { stuckActivities } from '#modules/operations/stuck-activities.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { trouble } from '#workflows/processes/search-attributes.ts';
import { tellTroubled } from '#workflows/worker/stuck/tell-troubled.ts';
import { accept, type Case, eventually, handleOf, issue, openCase } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const listed = async ({ foundationId }: Case) =>
  (await stuckActivities(stage.dependencies.db, 100)).activities.filter(
    ({ workflowId }) => workflowId === workflowIdOf(foundationId),
  );

/** As the job of the worker does, some minutes later. */
const tell = () => {
  const now = () => new Date(Date.now() + 120_000);
  return tellTroubled({ ...stage.dependencies, now }, stage.temporal.client);
};

const troubleOf = async (example: Case) =>
  (await handleOf(example).describe()).typedSearchAttributes.get(trouble);

/** A command that fails until it is mended, in its fifth attempt or a later one. */
async function stuckCase(attempt = 5) {
  const example = openCase(stage, people);
  await accept(example, 'start-foundation', 'founder');
  // By then the run has read the stream, too.
  await accept(example, 'name-notary', 'founder');
  const { keys } = stage.dependencies;
  const broken = vi.spyOn(keys, 'openEvents').mockRejectedValue(new TypeError('Annika'));
  onTestFinished(() => broken.mockRestore());
  const command = issue(example, 'submit-core-data', 'founder');
  command.catch(() => undefined);
  const row = await eventually(async () =>
    (await listed(example)).find((found) => found.failure !== null && found.attempt >= attempt),
  );
  return { example, row, command, mend: () => broken.mockRestore() };
}

test('an activity is listed from its fifth attempt on, and no more once it succeeds', async () => {
  const { example, row, command, mend } = await stuckCase();
  expect(row).toMatchObject({ activity: 'submitCoreData', attempt: 5, failure: 'TypeError' });
  expect(Date.parse(row.nextAttemptAt ?? '')).toBeGreaterThan(Date.now());
  await tell();
  await eventually(async () => (await troubleOf(example)) === 'activity');
  mend();
  expect((await command).outcome).toMatchObject({ accepted: true });
  expect(await listed(example)).toEqual([]);
  await eventually(async () => {
    await tell();
    return (await troubleOf(example)) === undefined;
  });
});

test('the next attempt begins at once when somebody asks for it', async () => {
  // After the sixth attempt the server waits 8 s by itself.
  const { example, row, mend } = await stuckCase(6);
  mend();
  expect(await stage.client.tryNow(row)).toBe('requested');
  await eventually(async () => (await listed(example)).length === 0, 6_000);
  expect(await stage.client.tryNow({ ...row, activityId: '999' })).toBe('gone');
});

test('an activity of a workflow that was terminated is taken off the list', async () => {
  const { example } = await stuckCase();
  await handleOf(example).terminate();
  await tell();
  expect(await listed(example)).toEqual([]);
});
