import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import {
  bundleWorkflowCode,
  DefaultLogger,
  NativeConnection,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { dataOf, logIn, type Person } from '../driver/people.ts';
import { type OwnSystem, PASSWORD } from '../driver/system.ts';
import { bare, bareUpdate } from './bare/workflow.ts';
import { atOnce, inTurn, quantile, ratioOf, seconds } from './measure.ts';

const COMMANDS = 300;
const WARM_UP = 30;
/** Formations, each with a workflow of its own, that get commands at the same time. */
const AT_ONCE = 16;
const SATURATING = 320;
const ROUNDS = 5;
const TASK_QUEUE = 'bench';

/**
 * Milliseconds from sending a command until `GET /foundations/:id` shows it, in turn with a bare update of
 * the same Temporal server; and how many of each are carried out per second when many are sent at once.
 */
export async function benchCommands(system: OwnSystem) {
  const founder = await logIn(system.site, 'founder@example.com', PASSWORD);
  const ids: string[] = [];
  for (let index = 0; index < AT_ONCE; index += 1) {
    const started = await founder.call('POST /foundations', { body: { package: 'individual' } });
    ids.push(dataOf(started).id);
  }
  const bareTemporal = await startBare(system.temporalAddress);
  try {
    const alone = await oneByOne(founder, ids[0] ?? '', () => bareTemporal.update(0));
    const { a, b } = await inTurn(
      ROUNDS,
      () => perSecond((index) => nameNotary(founder, ids[index % AT_ONCE] ?? '')),
      () => perSecond((index) => bareTemporal.update(index % AT_ONCE)),
    );
    const saturated = {
      commands: quantile(a, 0.5),
      updates: quantile(b, 0.5),
      ratio: ratioOf(a, b),
    };
    return { ...alone, saturated };
  } finally {
    await bareTemporal.stop();
  }
}

async function oneByOne(founder: Person, id: string, update: () => Promise<void>) {
  const visible = async () => {
    const { name, position } = await nameNotary(founder, id);
    const asked = { params: { id }, query: { after: position } };
    const seen = await founder.call('GET /foundations/:id', asked);
    if (dataOf(seen).notary?.name !== name) throw new Error('The command is not visible.');
  };
  const times: { visible: number[]; bare: number[] } = { visible: [], bare: [] };
  for (let index = 0; index < COMMANDS + WARM_UP; index += 1) {
    const one = await seconds(visible);
    const other = await seconds(update);
    if (index < WARM_UP) continue;
    times.visible.push(one * 1_000);
    times.bare.push(other * 1_000);
  }
  const at = (values: readonly number[]) => ({
    p50: quantile(values, 0.5),
    p99: quantile(values, 0.99),
  });
  return { visible: at(times.visible), bare: at(times.bare) };
}

async function nameNotary(founder: Person, id: string) {
  const name = `Notariat ${randomUUID()}`;
  const sent = { params: { id }, body: { name } };
  const named = await founder.call('POST /foundations/:id/commands/name-notary', sent);
  return { name, position: dataOf(named).position };
}

async function perSecond(work: (index: number) => Promise<unknown>): Promise<number> {
  return SATURATING / (await seconds(() => atOnce(AT_ONCE, SATURATING, work)));
}

async function startBare(address: string) {
  Runtime.install({ logger: new DefaultLogger('WARN') });
  const workflowsPath = new URL('./bare/workflow.ts', import.meta.url).pathname;
  const logger = new DefaultLogger('ERROR');
  const workflowBundle = await bundleWorkflowCode({ workflowsPath, logger });
  const native = await NativeConnection.connect({ address });
  const activities = { nothing: async () => undefined };
  const worker = await Worker.create({
    connection: native,
    taskQueue: TASK_QUEUE,
    workflowBundle,
    activities,
  });
  const running = worker.run();
  const connection = await Connection.connect({ address });
  const client = new Client({ connection });
  const handles = await Promise.all(
    Array.from({ length: AT_ONCE }, () => {
      const workflowId = `bench-${randomUUID()}`;
      return client.workflow.start(bare, { taskQueue: TASK_QUEUE, workflowId });
    }),
  );
  return {
    update: async (index: number) => handles[index]?.executeUpdate(bareUpdate),
    async stop() {
      for (const handle of handles) await handle.terminate();
      worker.shutdown();
      await running;
      await connection.close();
      await native.close();
    },
  };
}
