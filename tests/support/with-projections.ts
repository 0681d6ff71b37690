import { afterAll, beforeAll } from 'vitest';
import type { EventStore } from '#event-store/port.ts';
import { runProjections } from '#projections/runner.ts';
import type { Stage } from './stage.ts';

/** Lets the read models of a stage follow its events. */
export function withProjections(stageOf: () => Stage): void {
  const stop = new AbortController();
  let running: Promise<void> | undefined;
  beforeAll(() => {
    const { dependencies, database } = stageOf();
    running = runProjections({
      connection: database.connection,
      databaseUrl: database.url,
      store: dependencies.events as EventStore,
      open: (batch) => dependencies.keys.openEvents(batch),
      signal: stop.signal,
    });
  });
  afterAll(async () => {
    stop.abort();
    await running;
  });
}
