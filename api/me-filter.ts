import type { Me } from '#modules/accounts/me.ts';
import { invalidQuery } from './errors.ts';

const MAX_LAYERS = 5;
const MAX_LENGTH = 4_096;
const MAX_DEPTH = 10;

/**
 * A JSON parameter. Some clients encode it once more with every call, so text is decoded again, at
 * most five times.
 *
 * @returns undefined when it is not JSON
 * @throws ApiError 400 INVALID_QUERY when it is too long
 */
export function decodeJson(name: string, parameter: unknown): unknown {
  let value: unknown = parameter;
  if (typeof value === 'string' && value.length > MAX_LENGTH) {
    throw invalidQuery(`"${name}" is too long`);
  }
  for (let layer = 0; typeof value === 'string' && layer < MAX_LAYERS; layer += 1) {
    try {
      value = JSON.parse(value);
    } catch {
      return undefined;
    }
  }
  return typeof value === 'string' ? undefined : value;
}

const operators: Record<string, (actual: unknown, wanted: unknown) => boolean> = {
  _eq: (actual, wanted) => actual === wanted,
  _neq: (actual, wanted) => actual !== wanted,
  _in: (actual, wanted) => [wanted].flat().includes(actual),
  _nin: (actual, wanted) => ![wanted].flat().includes(actual),
  _null: (actual, wanted) => (actual === null) === Boolean(wanted),
  _nnull: (actual, wanted) => (actual !== null) === Boolean(wanted),
  _contains: (actual, wanted) => String(actual ?? '').includes(String(wanted)),
  _starts_with: (actual, wanted) => String(actual ?? '').startsWith(String(wanted)),
  _ends_with: (actual, wanted) => String(actual ?? '').endsWith(String(wanted)),
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether the filter matches this person. Only readable fields can be filtered by, so that a
 * filter reveals no more than reading does.
 *
 * @throws ApiError 400 INVALID_QUERY
 */
export function passes(me: Me, filter: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) throw invalidQuery('"filter" is nested too deeply');
  if (!isRecord(filter)) throw invalidQuery('"filter" has to be a JSON object');
  // No short circuit: an invalid part is refused even if another one does not match.
  const results = Object.entries(filter).map(([key, condition]) => {
    if (key === '_and' || key === '_or') return combine(me, key, condition, depth);
    if (!Object.hasOwn(me, key)) throw invalidQuery(`You cannot filter by "${key}"`);
    return compare(me, me[key as keyof Me], condition);
  });
  return results.every(Boolean);
}

function combine(me: Me, key: '_and' | '_or', parts: unknown, depth: number): boolean {
  if (!Array.isArray(parts) || parts.length > 100) throw invalidQuery(`"${key}" needs a list`);
  const results = parts.map((part) => passes(me, part, depth + 1));
  return key === '_and' ? results.every(Boolean) : results.length === 0 || results.some(Boolean);
}

function compare(me: Me, actual: unknown, condition: unknown): boolean {
  const wanted = (value: unknown) => (value === '$CURRENT_USER' ? me.id : value);
  if (!isRecord(condition)) return actual === wanted(condition);
  const results = Object.entries(condition).map(([name, value]) => {
    if (!Object.hasOwn(operators, name)) throw invalidQuery(`"${name}" is no operator here`);
    return operators[name]?.(actual, wanted(value)) ?? false;
  });
  return results.every(Boolean);
}
