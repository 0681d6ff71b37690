import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';
import type { EventStore } from '#event-store/port.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { CheckpointWatch } from '#projections/checkpoint-watch.ts';
import type { CommandMessage, Outcome } from '#workflows/processes/messages.ts';

/** The way to the process of a foundation; neither call throws for a server that is away. */
export interface Process {
  /** Waits for the outcome, 12 s at most. */
  decide(message: CommandMessage): Promise<Outcome | 'unavailable'>;
  /** Taken for good, also while no worker runs. */
  receive(message: CommandMessage): Promise<'received' | 'unavailable'>;
}

/** What the API works with, made by the main file and by the tests alike. */
export interface Deps {
  config: Config;
  connection: Connection;
  logger: FastifyBaseLogger;
  /** Parts beside the database, by name; each rejects while it is out of reach. */
  checks: Record<string, () => Promise<unknown>>;
  process: Process;
  store: Pick<EventStore, 'head'>;
  checkpoint: CheckpointWatch;
  uploads: Uploads;
}
