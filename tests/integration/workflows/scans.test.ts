import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dropOldPayloads } from '#modules/commands/commands.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { resendReceipts, startOrphans } from '#workflows/worker/scans.ts';
import {
  accept,
  bringTo,
  type Case,
  eventually,
  openCase,
  outcomeOf,
  type People,
  type Stage,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

let stage: Stage;
let people: People;

withStage((opened) => {
  ({ stage, people } = opened);
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function writeCommand(example: Case, command: string, createdAt: Date): Promise<string> {
  const id = randomUUID();
  const file = { fileId: randomUUID(), name: 'urkunde.pdf', size: 10, sha256: 'c'.repeat(64) };
  await stage.dependencies.db
    .insertInto('commands')
    .values({
      id,
      foundation_id: example.foundationId,
      command,
      actor_id: randomUUID(),
      actor_role: 'notary',
      payload: JSON.stringify(file),
      fingerprint: 'test',
      created_at: createdAt,
    })
    .execute();
  return id;
}

describe('the scans', () => {
  test('restart the workflow of an unfinished foundation after its termination', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const { client } = stage.temporal;
    const handle = client.workflow.getHandle(workflowIdOf(example.foundationId));
    const now = new Date();
    await stage.dependencies.db
      .insertInto('projections.foundations')
      .values({
        id: example.foundationId,
        founder_id: people.founder.id,
        status: 'start-pending',
        step: 1,
        waiting_on: 'founder',
        since: now,
        revision: 0,
        started_at: now,
        updated_at: now,
        details: '{}',
      })
      .execute();
    await handle.terminate();
    const started = () => startOrphans(stage.dependencies, client, stage.durations);
    // Temporal lists running workflows with a short delay.
    await eventually(async () => (await started()) === 1);
    expect((await handle.describe()).status.name).toBe('RUNNING');
    await eventually(async () => (await started()) === 0);
  });

  test('signal an undecided receipt again, once', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'foundation-certificate-pending');
    const lost = await writeCommand(example, 'receive-foundation-certificate', minutesAgo(5));
    const { dependencies, durations, temporal } = stage;
    const resent = new Set<string>();
    expect(await resendReceipts(dependencies, temporal.client, durations, resent)).toBe(1);
    expect(await outcomeOf(example, lost)).toMatchObject({ accepted: true });
    expect(await resendReceipts(dependencies, temporal.client, durations, resent)).toBe(0);
  });

  test('drop old payloads of undecided commands', async () => {
    const example = openCase(stage, people);
    const old = await writeCommand(example, 'submit-core-data', minutesAgo(31 * 24 * 60));
    const recent = await writeCommand(example, 'submit-core-data', minutesAgo(60));
    await dropOldPayloads(stage.dependencies.db, minutesAgo(30 * 24 * 60));
    const rows = await stage.dependencies.db
      .selectFrom('commands')
      .select(['id', 'payload'])
      .where('foundation_id', '=', example.foundationId)
      .execute();
    expect(rows.find(({ id }) => id === old)?.payload).toBeNull();
    expect(rows.find(({ id }) => id === recent)?.payload).not.toBeNull();
  });
});
