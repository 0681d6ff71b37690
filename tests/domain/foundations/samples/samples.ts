import { readFileSync } from 'node:fs';
import { inPresentShape, SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import type { Status } from '#domain/foundations/statuses.ts';

/** An event as a version of the product has stored it, with its personal fields opened. */
export interface SampleEvent {
  id: string;
  type: string;
  data: object;
  metadata: { occurredAt: string; actor: { id: string; role: string } };
}

/** A case from its start on, and the status that it led to. */
export interface Sample {
  events: readonly SampleEvent[];
  status: Status | 'not-started';
}

export const versions = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);

/**
 * Recorded by the code of that version, and never changed: foundations that were started with it may still
 * be there. `record-samples.ts` adds to those of the present version.
 */
export const samplesOf = (version: number): readonly Sample[] =>
  JSON.parse(readFileSync(new URL(`v${version}.json`, import.meta.url), 'utf8'));

export const inShape = (version: number, events: readonly SampleEvent[]) =>
  events.map((event) => ({ ...event, data: inPresentShape(event.type, event.data, version) }));
