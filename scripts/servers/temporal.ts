import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { Connection } from '@temporalio/client';
import { msToTs } from '@temporalio/common/lib/time.js';
import { searchAttributes } from '#workflows/processes/search-attributes.ts';
import { flags } from '../runtime/processes.ts';
import type { Part } from '../runtime/supervise.ts';

export interface TemporalOptions {
  /** Path of the `temporal` CLI. */
  cli: string;
  dataDir: string;
  port: number;
  uiPort: number;
  /** Whether data survive a crash of the machine. */
  durable: boolean;
}

/**
 * Turns off durability and the server's own workers per namespace, which take a third of its processor time where
 * every test file has a namespace.
 */
const notDurable = [
  ...flags({ 'sqlite-pragma': 'synchronous=OFF' }),
  ...[
    'worker.perNamespaceWorkerCount=0',
    'matching.numTaskqueueReadPartitions=1',
    'matching.numTaskqueueWritePartitions=1',
  ].flatMap((value) => flags({ 'dynamic-config-value': value })),
];

/** By default, finished foundations would vanish from the Temporal UI after a day. */
const RETENTION_DAYS = 365;
const NAMESPACE = 'default';

/** The real server with its UI, on one SQLite file; running workflows survive a restart. */
export function temporalPart({ cli, dataDir, port, uiPort, durable }: TemporalOptions): Part {
  const args = [
    'server',
    'start-dev',
    ...flags({
      ip: '127.0.0.1',
      'ui-ip': '127.0.0.1',
      port,
      'ui-port': uiPort,
      'db-filename': join(dataDir, 'temporal.db'),
      'log-level': 'error',
    }),
    ...searchAttributes.flatMap(({ name, type }) => ['--search-attribute', `${name}=${type}`]),
    ...(durable ? [] : notDurable),
    // Settings in ~/.config are meant for other servers.
    '--disable-config-file',
    '--disable-config-env',
  ];
  return {
    name: 'Temporal',
    command: async () => ({ file: cli, args, env: process.env, cwd: dataDir }),
    healthy: async () => {
      const answers = await temporalAnswers(`127.0.0.1:${port}`);
      // By default, every user of the machine could read the file.
      if (answers) await chmod(join(dataDir, 'temporal.db'), 0o600);
      return answers;
    },
    startLimitMs: 60_000,
    stopSignal: 'SIGTERM',
    stopLimitMs: 10_000,
  };
}

/** @returns whether the namespace is ready; sets its retention to a year */
async function temporalAnswers(address: string): Promise<boolean> {
  let connection: Connection | undefined;
  try {
    connection = await Connection.connect({ address, connectTimeout: 2_000 });
    const { workflowService } = connection;
    const workflowExecutionRetentionTtl = msToTs(`${RETENTION_DAYS} days`);
    await connection.withDeadline(Date.now() + 2_000, () =>
      workflowService.updateNamespace({
        namespace: NAMESPACE,
        config: { workflowExecutionRetentionTtl },
      }),
    );
    return true;
  } catch {
    return false;
  } finally {
    await connection?.close();
  }
}
