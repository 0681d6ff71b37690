import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids that lead from a click to what came of it; never anything about a person. */
export interface Trail {
  requestId?: string | undefined;
  /** Of the span that is traced, in the form of W3C. */
  traceparent?: string | undefined;
  commandId?: string | undefined;
  workflowId?: string | undefined;
  activity?: string | undefined;
  attempt?: number | undefined;
}

const trails = new AsyncLocalStorage<Trail>();

/** Every line logged in the course of the work has these ids, beside those that led there. */
export const follow = <T>(ids: Trail, work: () => T): T =>
  trails.run({ ...trails.getStore(), ...ids }, work);

/** The same where the thread was lost, with ids that are added to. */
export const resume = <T>(trail: Trail, work: () => T): T => trails.run(trail, work);

/** Adds ids that became known in the course of what is followed. */
export function addToTrail(ids: Trail): void {
  Object.assign(trails.getStore() ?? {}, ids);
}

export const currentTrail = (): Readonly<Trail> => trails.getStore() ?? {};
