import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config';
import type { Connection } from '#database/connection.ts';

/** What the API works with, made by the main file and by the tests alike. */
export interface Deps {
  config: Config;
  connection: Connection;
  logger: FastifyBaseLogger;
  /** Parts beside the database, by name; each rejects while it is out of reach. */
  checks: Record<string, () => Promise<unknown>>;
}
