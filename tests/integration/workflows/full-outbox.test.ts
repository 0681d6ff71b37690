import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enqueueSignal, oldEntries } from '#modules/outbox/outbox.ts';
import { relayOutbox } from '#workflows/worker/relay.ts';
import { type Stage, stopWorkerOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

let stage: Stage;

withStage((opened) => {
  ({ stage } = opened);
});

test('a full outbox is relayed in batches once Temporal is there again, each entry once', async () => {
  await stopWorkerOf(stage);
  const { db } = stage.dependencies;
  const { client } = stage.temporal;
  const ids = Array.from({ length: 120 }, () => randomUUID());
  for (const invoiceId of ids) await enqueueSignal(db, 'invoice-changed', { invoiceId });
  const waiting = async () => (await oldEntries(db, new Date(Date.now() + 1_000), 1)).meta.total;
  expect(await waiting()).toBe(120);
  const batches = [
    await relayOutbox(db, client, stage.durations),
    await relayOutbox(db, client, stage.durations),
    await relayOutbox(db, client, stage.durations),
  ];
  expect(batches).toEqual([100, 20, 0]);
  expect(await waiting()).toBe(0);
  const first = await client.workflow.getHandle(`invoice-${ids[0]}`).describe();
  expect(first.status.name).toBe('RUNNING');
}, 60_000);
