import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import type { EventStore } from '#event-store/port.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { CheckpointWatch } from '#projections/checkpoint-watch.ts';
import type { FoundationClient } from '#workflows/client.ts';

/** What the API works with, made by the main file and by the tests alike. */
export interface Deps {
  config: Config;
  connection: Connection;
  logger: FastifyBaseLogger;
  /** Parts beside the database, by name; each rejects while it is out of reach. */
  checks: Record<string, () => Promise<unknown>>;
  process: Pick<FoundationClient, 'decide' | 'receive'>;
  store: Pick<EventStore, 'head'>;
  checkpoint: CheckpointWatch;
  uploads: Uploads;
}
