import { afterAll, beforeAll } from 'vitest';
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
