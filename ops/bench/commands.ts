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
import { atOnce, compare, print, quantile, seconds } from './measure.ts';
import { trees } from './processor-time.ts';

const COMMANDS = 300;
const WARM_UP = 30;
/** Number of formations, each with its own workflow, that get commands at the same time. */
const AT_ONCE = 16;
const SATURATING = 320;
const TASK_QUEUE = 'bench';

/**
 * Milliseconds from sending a command until `GET /foundations/:id` shows it, in turn with a bare update of
 * the same Temporal server; and how many of each are carried out per second when many are sent at once. No
 * formation gets many more commands than in life: each round has its own.
 */
export async function benchCommands(system: OwnSystem): Promise<void> {
  const bareTemporal = await startBare(system.temporalAddress);
  try {
    let some = await startSome(system);
    await compareOneByOne(some, (index) => bareTemporal.update(index));
    // The bare worker and the sender run in this process.
    const processes = { ...trees(system.parts()), 'this process': () => [process.pid] };
    const many = (work: (index: number) => Promise<unknown>) => ({
      processes,
      run: () => atOnce(AT_ONCE, SATURATING, work),
    });
    const commands = {
      ...many((index) => nameNotary(some, index)),
      async prepare() {
        some = await startSome(system);
      },
    };
    const updates = many((index) => bareTemporal.update(index));
    await compare(`commands, ${AT_ONCE} formations at once`, SATURATING, commands, updates);
  } finally {
    await bareTemporal.stop();
  }
}

interface Started {
  founder: Person;
  ids: readonly string[];
}

/** Starts formations that get commands at the same time, for a new founder. */
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

async function compareOneByOne(some: Started, update: (index: number) => Promise<void>) {
  const visible = async (index: number) => {
    const { id, name, position } = await nameNotary(some, index);
    const asked = { params: { id }, query: { after: position } };
    const seen = await some.founder.call('GET /foundations/:id', asked);
    if (dataOf(seen).notary?.name !== name) throw new Error('The command is not visible.');
  };
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let index = 0; index < COMMANDS + WARM_UP; index += 1) {
    const one = await seconds(() => visible(index));
    const other = await seconds(() => update(index));
    if (index < WARM_UP) continue;
    ours.push(one * 1_000);
    bare.push(other * 1_000);
  }
  for (const share of [0.5, 0.99]) {
    const [mine, least] = [quantile(ours, share), quantile(bare, share)];
    const figures = `${mine.toFixed(1)} : ${least.toFixed(1)} ms, ${(mine / least).toFixed(2)}`;
    print(`command until visible : bare update, p${share * 100}`, figures);
  }
}

async function nameNotary({ founder, ids }: Started, index: number) {
  const id = ids[index % AT_ONCE] ?? '';
  const name = `Notariat ${randomUUID()}`;
  const sent = { params: { id }, body: { name } };
  const named = await founder.call('POST /foundations/:id/commands/name-notary', sent);
  return { id, name, position: dataOf(named).position };
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
