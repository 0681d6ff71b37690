import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { bundleWorkflowCode, DefaultLogger, Worker } from '@temporalio/worker';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStore } from '#event-store/open.ts';
import { follow } from '#logging/trail.ts';
import { startTracing } from '#telemetry/tracing.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { workflowBundle as workflowBundleOf } from '#workflows/worker/bundle.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import {
  addPeople,
  eventually,
  openStage,
  type Stage,
  startWorkerOn,
} from '../../support/stage.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

/** A collector as OpenTelemetry's: takes spans as JSON. */
const spans: Span[] = [];
let bodies = '';
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    bodies += body;
    for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

let stage: Stage;
let api: TestApi;
let endTracing: () => Promise<void>;
let foundationId = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as { port: number };
  endTracing = await startTracing('test', `http://127.0.0.1:${port}`);
  stage = await openStage();
  const { connection, url: databaseUrl } = stage.database;
  const settings = { databaseUrl, kurrentdbUrl: undefined, eventStreamPrefix: 'foundation-' };
  stage.dependencies.events = await openEventStore(settings, connection);
  await startWorkerOn(stage);
  const parts = { process: stage.client, workflows: stage.client };
  api = await startApi({}, parts, stage.database);
}, 120_000);
afterAll(async () => {
  await api.app.close();
  await stage.end();
  collector.close();
});

test('one command is one trace, from the page to the store', async () => {
  const founder = await api.person();
  const { access_token: bearer } = await api.logIn(founder.email);
  await addPeople(stage);
  const page = {
    requestId: randomUUID(),
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
  };
  const answer = await follow(page, () =>
    api.call('POST', '/foundations', { bearer, body: { package: 'individual' } }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  foundationId = answer.json().data.id;
  await endTracing();

  const ofTrace = () => spans.filter(({ traceId }) => traceId === 'a'.repeat(32));
  const named = (name: string) => ofTrace().find((span) => span.name === name);
  await eventually(async () => named('event store append'));
  const chain = [
    'POST /api/foundations',
    'update start-foundation',
    'workflow start-foundation',
    'activity startFoundation',
    'event store append',
  ];
  let parent = 'b'.repeat(16);
  for (const name of chain) {
    expect(named(name), name).toMatchObject({ parentSpanId: parent });
    parent = named(name)?.spanId ?? '';
  }
  for (const personal of [founder.email, bearer]) expect(bodies).not.toContain(personal);
});

test('what was traced replays with the interceptor and without it', async () => {
  const { client } = stage.temporal;
  const handle = client.workflow.getHandle(workflowIdOf(foundationId));
  const history = await handle.fetchHistory();
  const sent = history.events?.filter(
    (event) => event.activityTaskScheduledEventAttributes?.header?.fields?.trail,
  );
  expect(sent?.length).toBeGreaterThan(0);
  const workflowsPath = join(import.meta.dirname, '../../../workflows/processes/workflow-types.ts');
  const logger = new DefaultLogger('ERROR');
  const without = await bundleWorkflowCode({ workflowsPath, logger });
  for (const workflowBundle of [await workflowBundleOf(), without]) {
    await Worker.runReplayHistory({ workflowBundle }, history, handle.workflowId);
  }
}, 60_000);
