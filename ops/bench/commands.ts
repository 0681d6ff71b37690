import { randomUUID } from 'node:crypto';
import { Client, Connection } from '@temporalio/client';
import {
  bundleWorkflowCode,
  DefaultLogger,
  NativeConnection,
  Runtime,
  Worker,
} from '@temporalio/worker';
import { connect } from '#database/connection.ts';
import { addPeople } from '#modules/accounts/demo-accounts.ts';
import { dataOf, logIn, type Person } from '../driver/people.ts';
import { type OwnSystem, PASSWORD } from '../driver/system.ts';
import { bare, bareUpdate } from './bare/workflow.ts';
import { atOnce, inTurn, quantile, ratioOf, seconds } from './measure.ts';
import { type Costs, trees, watched } from './processor-time.ts';

const COMMANDS = 300;
const WARM_UP = 30;
/** Formations, each with a workflow of its own, that get commands at the same time. */
const AT_ONCE = 16;
const SATURATING = 320;
const ROUNDS = 5;
const TASK_QUEUE = 'bench';

/** The bare worker and whoever sends run in this process. */
const HERE = 'this process';

/**
 * Milliseconds from sending a command until `GET /foundations/:id` shows it, in turn with a bare update of
 * the same Temporal server; and how many of each are carried out per second when many are sent at once, with
 * the processor time of each part. No formation gets many more commands than in life: each round has its own.
 */
export async function benchCommands(system: OwnSystem) {
  const bareTemporal = await startBare(system.temporalAddress);
  try {
    const first = await startSome(system);
    const alone = await oneByOne(first, (index) => bareTemporal.update(index));
    const costs: Record<'ours' | 'bare', Costs> = { ours: new Map(), bare: new Map() };
    const processes = { ...trees(system.parts()), [HERE]: () => [process.pid] };
    const watch = (whose: keyof typeof costs, work: (index: number) => Promise<unknown>) =>
      watched({ processes, costs: costs[whose], of: SATURATING * ROUNDS }, () => perSecond(work));
    const { a, b } = await inTurn(
      ROUNDS,
      async () => {
        const some = await startSome(system);
        return watch('ours', (index) => nameNotary(some, index));
      },
      () => watch('bare', (index) => bareTemporal.update(index)),
    );
    const saturated = {
      commands: quantile(a, 0.5),
      updates: quantile(b, 0.5),
      ratio: ratioOf(a, b),
    };
    return { ...alone, saturated, costs };
  } finally {
    await bareTemporal.stop();
  }
}

interface Started {
  founder: Person;
  ids: readonly string[];
}

/** As many formations as get commands at the same time, of somebody who has no others. */
async function startSome({ site, databaseUrl }: OwnSystem): Promise<Started> {
  const email = `bench-${randomUUID()}@example.com`;
  const person = { email, firstName: 'Kim', lastName: 'Winter' };
  const { db, close } = connect(databaseUrl);
  await addPeople(db, [{ ...person, role: 'member', language: 'de' }], PASSWORD);
  await close();
  const founder = await logIn(site, email, PASSWORD);
  const start = async () => {
    const started = await founder.call('POST /foundations', { body: { package: 'individual' } });
    return dataOf(started).id;
  };
  return { founder, ids: await Promise.all(Array.from({ length: AT_ONCE }, start)) };
}

async function oneByOne(some: Started, update: (index: number) => Promise<void>) {
  const visible = async (index: number) => {
    const { id, name, position } = await nameNotary(some, index);
    const asked = { params: { id }, query: { after: position } };
    const seen = await some.founder.call('GET /foundations/:id', asked);
    if (dataOf(seen).notary?.name !== name) throw new Error('The command is not visible.');
  };
  const times: { visible: number[]; bare: number[] } = { visible: [], bare: [] };
  for (let index = 0; index < COMMANDS + WARM_UP; index += 1) {
    const one = await seconds(() => visible(index));
    const other = await seconds(() => update(index));
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

async function nameNotary({ founder, ids }: Started, index: number) {
  const id = ids[index % AT_ONCE] ?? '';
  const name = `Notariat ${randomUUID()}`;
  const sent = { params: { id }, body: { name } };
  const named = await founder.call('POST /foundations/:id/commands/name-notary', sent);
  return { id, name, position: dataOf(named).position };
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
    update: async (index: number) => handles[index % AT_ONCE]?.executeUpdate(bareUpdate),
    async stop() {
      for (const handle of handles) await handle.terminate();
      worker.shutdown();
      await running;
      await connection.close();
      await native.close();
    },
  };
}
