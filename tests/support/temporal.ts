import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { keptTemporal } from '#scripts/servers/temporal-cli.ts';

export interface TestTemporal {
  temporalAddress: string;
  /** One per test file, so that their workers do not take each other's tasks. */
  temporalNamespace: string;
  client: Client;
  end(): Promise<void>;
}

const DAY_SECONDS = 24 * 60 * 60;

/** A namespace on the server of `TEMPORAL_ADDRESS`, or a dev server started for this file. */
export async function freshTemporal(): Promise<TestTemporal> {
  const given = process.env.TEMPORAL_ADDRESS;
  if (given) return onServer(given, async () => undefined);
  const local = await TestWorkflowEnvironment.createLocal({ server: { executable: executable() } });
  return onServer(local.address, () => local.teardown());
}

function executable() {
  const path = keptTemporal(process.env);
  return path ? ({ type: 'existing-path', path } as const) : ({ type: 'cached-download' } as const);
}

async function onServer(address: string, end: () => Promise<void>): Promise<TestTemporal> {
  const connection = await Connection.connect({ address });
  const namespace = `test-${randomUUID()}`;
  await connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: { seconds: DAY_SECONDS as never },
  });
  await isKnown(connection, namespace);
  return {
    temporalAddress: address,
    temporalNamespace: namespace,
    client: new Client({ connection, namespace }),
    async end() {
      await connection.close();
      await end();
    },
  };
}

/** A new namespace reaches the server's services one after another. */
async function isKnown(connection: Connection, namespace: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await connection.workflowService.listWorkflowExecutions({ namespace });
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error('The namespace of this test does not appear.');
}
