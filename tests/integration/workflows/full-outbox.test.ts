import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enqueueSignal, oldEntries } from '#modules/outbox/outbox.ts';
import { type Postponed, relayOutbox } from '#workflows/worker/relay.ts';
import { stopWorkerOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage } = await withStage();

const parts = () => ({ ...stage.dependencies, ...stage, client: stage.temporal.client });
const waiting = async () =>
  (await oldEntries(stage.dependencies.db, new Date(Date.now() + 1_000), 1)).meta.total;
const statusOf = async (meetingId: string) =>
  (await stage.temporal.client.workflow.getHandle(`meeting-${meetingId}`).describe()).status.name;

test('a full outbox is relayed in batches once Temporal is there again, each entry once', async () => {
  await stopWorkerOf(stage);
  const { db } = stage.dependencies;
  const ids = Array.from({ length: 120 }, () => randomUUID());
  for (const meetingId of ids) await enqueueSignal(db, 'meeting-changed', { meetingId });
  expect(await waiting()).toBe(120);
  const relay = () => relayOutbox(parts(), new Map());
  expect([await relay(), await relay(), await relay()]).toEqual([100, 20, 0]);
  expect(await waiting()).toBe(0);
  expect(await statusOf(ids[0] ?? '')).toBe('RUNNING');
}, 60_000);

test('entries that cannot be relayed keep no other waiting, and are tried again later', async () => {
  await stopWorkerOf(stage);
  const { db } = stage.dependencies;
  // Temporal takes no id that long.
  const tooLong = () => ({ meetingId: 'x'.repeat(2_000) });
  for (let count = 0; count < 12; count += 1) await enqueueSignal(db, 'meeting-changed', tooLong());
  const meetingId = randomUUID();
  await enqueueSignal(db, 'meeting-changed', { meetingId });
  const postponed: Postponed = new Map();
  const relay = () => relayOutbox(parts(), postponed);
  // Ten failures are enough for one batch.
  await expect(relay()).rejects.toThrow();
  expect(postponed.size).toBe(10);
  await expect(relay()).rejects.toThrow();
  expect(await statusOf(meetingId)).toBe('RUNNING');
  expect(await relay()).toBe(0);
  expect(await waiting()).toBe(12);
  for (const id of postponed.keys()) postponed.set(id, Date.now());
  await expect(relay()).rejects.toThrow();
}, 60_000);
