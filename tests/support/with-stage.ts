import { afterAll } from 'vitest';
import { runProjections } from '#projections/runner.ts';
import type { Durations } from '#workflows/processes/durations.ts';
import { addPeople, openStage, type Stage, startWorkerOn } from './stage.ts';

/** A stage with people and a running worker for a test file; closed after its tests. */
export async function withStage(durations: Partial<Durations> = {}) {
  const stage = await openStage(durations);
  afterAll(() => stage.end());
  const people = await addPeople(stage);
  await startWorkerOn(stage);
  return { stage, people };
}

/** Lets the read models of a stage follow its events. */
export function withProjections({ dependencies, database }: Stage): void {
  const stop = new AbortController();
  const running = runProjections({
    connection: database.connection,
    databaseUrl: database.url,
    store: dependencies.events,
    open: (batch) => dependencies.keys.openEvents(batch),
    signal: stop.signal,
  });
  afterAll(async () => {
    stop.abort();
    await running;
  });
}
