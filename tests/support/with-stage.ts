import { afterAll, beforeAll } from 'vitest';
import type { EventStore } from '#event-store/port.ts';
import { runProjections } from '#projections/runner.ts';
import type { Durations } from '#workflows/processes/durations.ts';
import { addPeople, openStage, type People, type Stage, startWorkerOn } from './stage.ts';

/** Opens a stage with people and a running worker for a test file, and closes it afterwards. */
export function withStage(
  receive: (opened: { stage: Stage; people: People }) => void,
  durations: Partial<Durations> = {},
): void {
  let stage: Stage | undefined;
  beforeAll(async () => {
    stage = await openStage(durations);
    receive({ stage, people: await addPeople(stage) });
    await startWorkerOn(stage);
  }, 120_000);
  afterAll(() => stage?.end());
}

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
