import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dropOldPayloads } from '#modules/commands/commands.ts';
import { resendReceipts } from '#workflows/worker/scans.ts';
import { addRows, rowsOf } from '../../support/rows.ts';
import { bringTo, type Case, openCase, outcomeOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function writeCommand(example: Case, command: string, createdAt: Date): Promise<string> {
  const id = randomUUID();
  const file = {
    fileId: randomUUID(),
    name: 'urkunde.pdf',
    size: 10,
    sha256: 'c'.repeat(64),
    deedDate: '2026-11-23',
  };
  await addRows(stage.dependencies.db, 'commands', {
    id,
    foundation_id: example.foundationId,
    command,
    actor_id: randomUUID(),
    actor_role: 'notary',
    payload: JSON.stringify(file),
    fingerprint: 'test',
    created_at: createdAt,
  });
  return id;
}

describe('the scans', () => {
  test('signal an undecided receipt again, once', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'foundation-certificate-pending');
    const lost = await writeCommand(example, 'receive-foundation-certificate', minutesAgo(5));
    const { dependencies, durations, temporal } = stage;
    const resent = new Map<string, number>();
    expect(await resendReceipts(dependencies, temporal.client, durations, resent)).toBe(1);
    expect(await outcomeOf(example, lost)).toMatchObject({ accepted: true });
    expect(await resendReceipts(dependencies, temporal.client, durations, resent)).toBe(0);
  });

  test('drop old payloads of undecided commands', async () => {
    const example = openCase(stage, people);
    const old = await writeCommand(example, 'submit-core-data', minutesAgo(31 * 24 * 60));
    const recent = await writeCommand(example, 'submit-core-data', minutesAgo(60));
    await dropOldPayloads(stage.dependencies.db, minutesAgo(30 * 24 * 60));
    const rows = await rowsOf(
      stage.dependencies.db,
      'commands',
      { foundation_id: example.foundationId },
      'id',
      'payload',
    );
    expect(rows.find(({ id }) => id === old)?.payload).toBeNull();
    expect(rows.find(({ id }) => id === recent)?.payload).not.toBeNull();
  });
});
