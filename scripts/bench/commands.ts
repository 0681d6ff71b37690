import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import {
  bundleWorkflowCode,
  DefaultLogger,
  NativeConnection,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { dataOf, logIn } from '../driver/people.ts';
import { type OwnSystem, PASSWORD } from '../driver/system.ts';
import { bare, bareUpdate } from './bare.ts';
import { quantile, seconds } from './measure.ts';

const COMMANDS = 300;
const WARM_UP = 30;
const TASK_QUEUE = 'bench';

/**
 * Milliseconds from sending a command until `GET /foundations/:id` shows it, in turn with a bare
 * update of the same Temporal server.
 */
export async function benchCommands(system: OwnSystem) {
  const founder = await logIn(system.site, 'founder@example.com', PASSWORD);
  const started = await founder.call('POST /foundations', { body: { package: 'individual' } });
  const params = { id: dataOf(started).id };
  const visible = async () => {
    const name = `Notariat ${randomUUID()}`;
    const sent = { params, body: { name } };
    const named = await founder.call('POST /foundations/:id/commands/name-notary', sent);
    const query = { after: dataOf(named).position };
    const seen = await founder.call('GET /foundations/:id', { params, query });
    if (dataOf(seen).notary?.name !== name) throw new Error('The command is not visible.');
  };
  const bareTemporal = await startBare(system.temporalAddress);
  const times: { visible: number[]; bare: number[] } = { visible: [], bare: [] };
  for (let index = 0; index < COMMANDS + WARM_UP; index += 1) {
    const one = await seconds(visible);
    const other = await seconds(bareTemporal.update);
    if (index < WARM_UP) continue;
    times.visible.push(one * 1_000);
    times.bare.push(other * 1_000);
  }
  await bareTemporal.stop();
  const at = (values: readonly number[]) => ({
    p50: quantile(values, 0.5),
    p99: quantile(values, 0.99),
  });
  return { visible: at(times.visible), bare: at(times.bare) };
}

async function startBare(address: string) {
  Runtime.install({ logger: new DefaultLogger('WARN') });
  const workflowsPath = new URL('./bare.ts', import.meta.url).pathname;
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
  const workflowId = `bench-${randomUUID()}`;
  const handle = await client.workflow.start(bare, { taskQueue: TASK_QUEUE, workflowId });
  return {
    update: () => handle.executeUpdate(bareUpdate),
    async stop() {
      await handle.terminate();
      worker.shutdown();
      await running;
      await connection.close();
      await native.close();
    },
  };
}
