import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids that connect a click with its consequences; never data about a person. */
export interface Trail {
  requestId?: string | undefined;
  /** The traced span, in the W3C format. */
  traceparent?: string | undefined;
  commandId?: string | undefined;
  workflowId?: string | undefined;
  activity?: string | undefined;
  attempt?: number | undefined;
}

const trails = new AsyncLocalStorage<Trail>();

/** Adds these ids to the present ones for every line logged during the work. */
export const follow = <T>(ids: Trail, work: () => T): T =>
  trails.run({ ...trails.getStore(), ...ids }, work);

/** Sets the ids where the context was lost; later ids are added to them. */
export const resume = <T>(trail: Trail, work: () => T): T => trails.run(trail, work);

/** Adds ids that became known during the present work. */
export function addToTrail(ids: Trail): void {
  Object.assign(trails.getStore() ?? {}, ids);
}

export const currentTrail = (): Readonly<Trail> => trails.getStore() ?? {};
