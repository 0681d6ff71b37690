import type { EventType } from './foundation.ts';

type Data = Record<string, unknown>;

/**
 * Changes of each schema version from version 2 on: a function turns an event's data of the previous version into
 * the new shape. A new version requires samples of every event, see `tests/domain/foundations/samples/`.
 */
const changes: readonly { readonly [Type in EventType]?: (data: Data) => Data }[] = [
  // Version 2 says whether the package has to be ordered; earlier foundations need no order.
  { FoundationStarted: (data) => ({ ...data, orderRequired: false }) },
  // Version 3 says whether it has to be stated who founds; earlier foundations go on without.
  { FoundationStarted: (data) => ({ ...data, peopleRequired: false, identification: 'off' }) },
];

/** Version of newly stored events. */
export const SCHEMA_VERSION = changes.length + 1;

/** The data of an event in the present shape. */
export function inPresentShape(type: string, data: object, schemaVersion: number): object {
  return changes.slice(schemaVersion - 1).reduce((before, change) => {
    if (!Object.hasOwn(change, type)) return before;
    return change[type as EventType]?.(before) ?? before;
  }, data as Data);
}
