import { execFile } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { streamOf } from '#event-store/port.ts';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { parkedStreams } from '#projections/health.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { trouble } from '#workflows/processes/search-attributes.ts';
import { accept, type Case, eventsOf, eventually, issue, openCase } from '../../support/stage.ts';
import { withProjections, withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();
withProjections(stage);

let poisoned: Case;
let other: Case;
beforeAll(async () => {
  poisoned = openCase(stage, people);
  other = openCase(stage, people);
  await accept(poisoned, 'start-foundation', 'founder');
  await stage.database.owner.pool.query(
    `insert into events (stream, revision, id, type, data, metadata)
     values ($1, 1, gen_random_uuid(), 'ParcelWeighed', '{"grams": 7}', '{}')`,
    [streamOf(poisoned.foundationId)],
  );
});

/** What the recipe has somebody run. */
const verifyChain = () =>
  new Promise<string>((resolve) => {
    const { KURRENTDB_URL: _, ...environment } = process.env;
    const env = { ...environment, DATABASE_URL: stage.database.ownerUrl };
    execFile(process.execPath, ['scripts/verify-chain.ts'], { env }, (error, stdout) =>
      resolve(`${stdout.trimEnd()} (${error?.code ?? 0})`),
    );
  });

test('a poisoned event keeps its own case waiting, in sight of staff, and no other', async () => {
  const { db } = stage.dependencies;
  const { foundationId } = poisoned;
  await expect(issue(poisoned, 'submit-core-data', 'founder')).rejects.toThrow();
  expect(await failedCommands(db, { foundationId, limit: 10 })).toMatchObject({
    commands: [{ command: 'submit-core-data', failure: 'UnreadableStream' }],
  });
  const handle = stage.temporal.client.workflow.getHandle(workflowIdOf(foundationId));
  await eventually(
    async () => (await handle.describe()).typedSearchAttributes.get(trouble) === 'command',
  );
  const parked = await eventually(async () => {
    const rows = await parkedStreams(db);
    return rows.length > 0 && rows;
  });
  expect(parked).toMatchObject([{ foundationId, revision: 1, waiting: false }]);

  await accept(other, 'start-foundation', 'founder');
  await accept(other, 'submit-core-data', 'founder');
  await eventually(async () => {
    const found = db.selectFrom('projections.foundations').select('status');
    const row = await found.where('id', '=', other.foundationId).executeTakeFirst();
    return row?.status === 'consultation-appointment-select-pending';
  });
  expect(await parkedStreams(db)).toHaveLength(1);
});

test('a poisoned event is named by npm run verify-chain', async () => {
  await expect(eventsOf(poisoned)).rejects.toThrow();
  const report = await verifyChain();
  expect(report).toContain(streamOf(poisoned.foundationId));
  expect(report).toMatch(/1 of them broken\. \(1\)$/);
});
