import type { Actor } from '#domain/foundations/command.ts';
import { inPresentShape } from '#domain/foundations/event-shapes.ts';
import type { DataOf, EventType, FileEvent, FileKind } from '#domain/foundations/foundation.ts';
import { eventTypes, fileKindOf } from '#domain/foundations/foundation.ts';
import type { FileReference } from '#domain/foundations/state.ts';
import { type Position, STREAM_PREFIX, type StoredEvent } from '#event-store/port.ts';

/** An event of a foundation with its personal fields decrypted. */
export interface RecordedEvent<T extends EventType = EventType> {
  id: string;
  foundationId: string;
  position: Position;
  revision: number;
  type: T;
  data: DataOf<T>;
  occurredAt: string;
  actor: Actor;
  /** The day by which the wait that begins with the event is due, if one begins. */
  dueOn?: string | undefined;
}

type WithoutData = {
  [T in EventType]: DataOf<T> extends Record<string, never> ? T : never;
}[EventType];
type Handler<T extends EventType, Result, Before extends unknown[]> = (
  ...input: [...Before, event: RecordedEvent<T>]
) => Result;

type Optional = WithoutData | FileEvent;

/**
 * One function per event type. The compiler requires one for every event with data, except those that only bring
 * a file.
 */
export type PerEvent<Result, Before extends unknown[] = []> = {
  [T in Exclude<EventType, Optional>]: Handler<T, Result, Before>;
} & { [T in Optional]?: Handler<T, Result, Before> };

/** The function for an event's type, if there is one. */
export const handlerOf = <Result, Before extends unknown[]>(
  handlers: PerEvent<Result, Before>,
  type: EventType,
) => handlers[type] as ((...input: [...Before, RecordedEvent]) => Result) | undefined;

/** The id of the foundation that a stream is about. */
export const foundationOf = (stream: string) => stream.slice(STREAM_PREFIX.length);

const isFile = (data: object): data is FileReference => 'fileId' in data && 'sha256' in data;

/** The file that an event brings, see `file` in its definition. */
export function fileIn(event: RecordedEvent): (FileReference & { kind: FileKind }) | null {
  const kind = fileKindOf(event.type);
  const data: object = event.data;
  return kind && isFile(data) ? { ...data, kind } : null;
}

/** The stream waits for a version of the product that knows the type. */
export class UnknownEventType extends Error {}

/** @throws UnknownEventType */
export function toRecordedEvent(event: StoredEvent): RecordedEvent {
  if (!isKnown(event.type)) {
    throw new UnknownEventType(`No read model knows the event type ${event.type}.`);
  }
  return {
    id: event.id,
    foundationId: foundationOf(event.stream),
    position: event.position,
    revision: event.revision,
    type: event.type,
    data: inPresentShape(event.type, event.data, event.metadata.schemaVersion) as never,
    occurredAt: event.metadata.occurredAt,
    actor: event.metadata.actor as Actor,
    dueOn: event.metadata.dueOn,
  };
}

const isKnown = (type: string): type is EventType => (eventTypes as string[]).includes(type);
