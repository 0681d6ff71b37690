import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { readMetrics } from '#api/operations/system-figures.ts';
import { connect } from '#database/connection.ts';
import { StoreUnavailable } from '#event-store/port.ts';
import { noteFailure, recordCommand } from '#modules/commands/commands.ts';
import { noteUnrendered } from '#modules/invoices/unrendered-invoices.ts';
import { noteStuck } from '#modules/operations/stuck-activities.ts';
import { enqueueSignal } from '#modules/outbox/outbox.ts';
import { claimMail, noteFailedMail } from '#modules/outbox/unsent-mails.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { definitions } from '#telemetry/definitions.ts';
import { serveProbes } from '#telemetry/probes.ts';
import { withCast } from '../../support/foundation-api.ts';
import { issued } from '../../support/invoices/orders.ts';
import { changeRows } from '../../support/rows.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const { store } = api.deps;

const load = {
  queues: [
    { queue: 'foundations', type: 'workflow', backlog: 7, oldestSeconds: 12, pollers: 2 },
  ] as const,
  troubled: 3,
};
const workflows = { load: async () => ({ ...load, queues: [...load.queues] }) };
const linesOf = async (parts: Partial<Parameters<typeof readMetrics>[0]> = {}) =>
  (await readMetrics({ db, store, workflows, ...parts })).split('\n');

test('everything that is stuck, failed or waiting is counted', async () => {
  const command = {
    foundationId: randomUUID(),
    commandId: randomUUID(),
    command: 'start-foundation',
    actor: { id: people.founder.id, role: 'founder' },
  } as const;
  await recordCommand(db, { ...command, payload: {}, fingerprint: 'test' });
  await noteFailure(db, command, { kind: 'TypeError', permanent: false, at: new Date() });
  const activity = { workflowId: 'invoice-1', runId: 'r', activityId: '7', activity: 'sendMail' };
  await noteStuck(db, { ...activity, attempt: 5, at: new Date() });
  await enqueueSignal(db, 'meeting-changed', { meetingId: randomUUID() });
  await changeRows(
    db,
    'outbox',
    { signal: 'meeting-changed' },
    { created_at: new Date(Date.now() - 60_000) },
  );
  const messageId = randomUUID();
  const mail = { messageId, mail: 'welcome', foundationId: null, recipient: 'ada@example.com' };
  await claimMail(db, { ...mail, source: { outboxId: randomUUID() } });
  await noteFailedMail(db, messageId, { reason: '550', failure: null, permanent: true });
  const { invoiceId } = await issued(db);
  await noteUnrendered(db, invoiceId, { reason: 'Unrenderable', permanent: false, at: new Date() });
  const lines = await linesOf();
  for (const line of [
    'commands_undecided 1',
    'commands_failed 1',
    'stuck_activities 1',
    'stuck_workflows 3',
    'mails_unsent{state="given-up"} 1',
    'mails_unsent{state="tried-again"} 0',
    'invoices_without_pdf{state="tried-again"} 1',
    'task_queue_backlog{queue="foundations",type="workflow"} 7',
    'task_queue_backlog_seconds{queue="foundations",type="workflow"} 12',
    'task_queue_pollers{queue="foundations",type="workflow"} 2',
    'figures_readable{source="database"} 1',
  ]) {
    expect(lines).toContain(line);
  }
  const [, oldest] = /^outbox_oldest_seconds (\S+)$/m.exec(lines.join('\n')) ?? [];
  expect(Number(oldest)).toBeGreaterThanOrEqual(60);
});

test('what cannot be read is missing, and the rest is there', async () => {
  const away = { ...store, head: () => Promise.reject(new StoreUnavailable('away')) };
  const lines = await linesOf({ store: away, workflows: { load: async () => 'unavailable' } });
  expect(lines).toContain('figures_readable{source="read-models"} 0');
  expect(lines).toContain('figures_readable{source="temporal"} 0');
  expect(lines).toContain('figures_readable{source="database"} 1');
  const text = lines.join('\n');
  expect(text).not.toMatch(/^(projections_lag_seconds|task_queue_backlog|stuck_workflows) /m);
});

test('requests are counted by the pattern of their route, never by an address', async () => {
  const id = randomUUID();
  const counted =
    'http_request_seconds_count{method="GET",route="/api/foundations/:id",status="4xx"}';
  // Tests before this one have asked as well.
  const count = (text: string) => Number(text.split(`${counted} `)[1]?.split('\n')[0] ?? 0);
  const before = count((await linesOf()).join('\n'));
  await api.call('GET', `/foundations/${id}`, people.founder);
  await api.call('GET', `/nowhere/${id}`, people.founder);
  const text = (await linesOf()).join('\n');
  expect(count(text)).toBe(before + 1);
  expect(text).not.toContain(id);
  expect(text).not.toContain('nowhere');
});

test('a caller that waits for a connection is seen, and how long it waited', async () => {
  const narrow = connect(api.deps.config.databaseUrl, 1, { name: 'narrow' });
  const held = await narrow.pool.connect();
  const waiting = narrow.pool.query('select 1');
  const text = (await linesOf()).join('\n');
  expect(text).toContain('db_pool_waiting{pool="narrow"} 1');
  expect(text).toContain('db_pool_connections{pool="narrow",state="used"} 1');
  held.release();
  await waiting;
  const after = (await linesOf()).join('\n');
  expect(after).toContain('db_pool_wait_seconds_count{pool="narrow"} 2');
  await narrow.close();
  expect((await linesOf()).join('\n')).not.toContain('db_pool_waiting{pool="narrow"}');
});

test('labels have names that bound them', () => {
  const labels = Object.values(definitions).flatMap((one): readonly string[] => one.labels);
  expect(labels).not.toEqual(expect.arrayContaining([expect.stringMatching(/id$|url|path|email/)]));
});

const token = 't'.repeat(32);
const metricsPort = await freePort();
let isReady = true;
const parts = { metricsPort, host: '127.0.0.1', metricsToken: token };
const ready = async () => {
  if (isReady) return true;
  throw new Error('away');
};
const probes = serveProbes(parts, { ready, metrics: async () => 'a_figure 1\n' });
afterAll(() => probes.close());
const ask = async (path: string, authorization = '') => {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}${path}`, {
    headers: { authorization },
  });
  return [answer.status, await answer.text()];
};

test('a port of its own says whether a process lives and is ready', async () => {
  expect(await ask('/live')).toEqual([200, 'live\n']);
  expect(await ask('/ready')).toEqual([200, 'ready\n']);
  isReady = false;
  expect(await ask('/ready')).toEqual([503, 'not ready\n']);
  expect(await ask('/live')).toEqual([200, 'live\n']);
  expect((await ask('/'))[0]).toBe(404);
});

test('and shows the figures to nobody without the token', async () => {
  expect((await ask('/metrics'))[0]).toBe(401);
  expect((await ask('/metrics', `Bearer ${'x'.repeat(32)}`))[0]).toBe(401);
  expect(await ask('/metrics', `Bearer ${token}`)).toEqual([200, 'a_figure 1\n']);
});
