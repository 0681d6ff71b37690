import type { EventType } from './foundation.ts';

type Data = Record<string, unknown>;

/**
 * What each schema version has changed, from version 2 on: turns the data of an event as the version
 * before stored it into its own. Adding a version asks for samples of every event, see
 * `tests/domain/foundations/samples/`.
 */
const changes: readonly { readonly [Type in EventType]?: (data: Data) => Data }[] = [
  // Version 2 says whether the package has to be ordered; foundations started before go on without.
  { FoundationStarted: (data) => ({ ...data, orderRequired: false }) },
];

/** Of the events that are stored now. */
export const SCHEMA_VERSION = changes.length + 1;

/** The data of an event as it would be stored today. */
export function inPresentShape(type: string, data: object, schemaVersion: number): object {
  return changes.slice(schemaVersion - 1).reduce((before, change) => {
    if (!Object.hasOwn(change, type)) return before;
    return change[type as EventType]?.(before) ?? before;
  }, data as Data);
}
