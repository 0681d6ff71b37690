import type { EventToAppend } from './port.ts';

const MAX_EVENTS = 100;
const MAX_BYTES = 1_048_576;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The events as JSON, provided that both stores can return them unchanged. The check is here because a store may
 * silently drop a bad payload (KurrentDB) or lose part of it.
 *
 * @throws TypeError, RangeError for mistakes of the caller
 */
export function checkedJson(events: readonly EventToAppend[]): string {
  if (events.length < 1 || events.length > MAX_EVENTS) {
    throw new RangeError(`An append takes 1 to ${MAX_EVENTS} events, not ${events.length}.`);
  }
  const ids = new Set(events.map((event) => event.id));
  if (ids.size < events.length || ![...ids].every((id) => UUID.test(id))) {
    throw new TypeError('Event ids have to be distinct UUIDs in lower case.');
  }
  if (!events.every(({ data, metadata }) => isObject(data) && isObject(metadata))) {
    throw new TypeError('Data and metadata of an event have to be objects.');
  }
  const list = events.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }));
  const json = JSON.stringify(list, storable);
  if (Buffer.byteLength(json) > MAX_BYTES) {
    throw new RangeError(`An append takes up to ${MAX_BYTES} bytes.`);
  }
  return json;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Refuses values that JSON or jsonb would change or reject: NaN, NUL, lone surrogates. */
function storable(key: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new TypeError(`${key} is not a finite number.`);
  }
  for (const text of [key, value]) {
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
      throw new TypeError('Texts of an event have to be well-formed, without NUL.');
    }
  }
  return value;
}
