import {
  type Condition,
  fieldKinds,
  isOperator,
  type Operator,
  type Scalar,
  textOperators,
  type UserField,
} from '#modules/accounts/directory/conditions.ts';
import { role, roleIds } from '#modules/accounts/profile/account-fields.ts';
import { invalidQuery } from '../http/errors.ts';

const MAX_LAYERS = 5;
const MAX_LENGTH = 4_096;
const MAX_DEPTH = 10;
const MAX_PARTS = 100;

/**
 * Decodes a JSON parameter. Some clients encode it again with every call, so text is decoded up to five times.
 *
 * @returns undefined for anything but JSON
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

/** The `filter` of a query. @throws ApiError 400 INVALID_QUERY */
export function filterOf(query: Record<string, unknown>, callerId: string): Condition | undefined {
  if (query.filter === undefined) return undefined;
  const filter = decodeJson('filter', query.filter);
  if (filter === undefined) throw invalidQuery('"filter" has to be JSON');
  return conditionOf(filter, callerId, 0);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only readable fields can be filtered, so that a filter reveals no more than reading does. */
function conditionOf(filter: unknown, callerId: string, depth: number): Condition {
  if (depth > MAX_DEPTH) throw invalidQuery('"filter" is nested too deeply');
  if (!isRecord(filter)) throw invalidQuery('"filter" has to be a JSON object');
  const parts = Object.entries(filter).map(([key, value]): Condition => {
    if (key === '_and' || key === '_or') {
      if (!Array.isArray(value) || value.length > MAX_PARTS) {
        throw invalidQuery(`"${key}" needs a list`);
      }
      const conditions = value.map((part) => conditionOf(part, callerId, depth + 1));
      return key === '_and' ? { all: conditions } : { any: conditions };
    }
    return comparisonsOf(key, value, callerId);
  });
  return { all: parts };
}

function comparisonsOf(key: string, condition: unknown, callerId: string): Condition {
  if (!Object.hasOwn(fieldKinds, key)) throw invalidQuery(`You cannot filter by "${key}"`);
  const field = key as UserField;
  if (!isRecord(condition)) return comparison(field, '_eq', condition, callerId);
  const parts = Object.entries(condition).map(([name, value]): Condition => {
    // The id and the name of a role are interchangeable.
    if (field === 'role' && (name === 'id' || name === 'name')) {
      return comparisonsOf('role', value, callerId);
    }
    if (!isOperator(name)) throw invalidQuery(`"${name}" is no operator here`);
    return comparison(field, name, value, callerId);
  });
  return { all: parts };
}

const twoValued: readonly Operator[] = ['_between', '_nbetween'];
const listed: readonly Operator[] = ['_in', '_nin', ...twoValued];
const ordered: readonly Operator[] = ['_lt', '_lte', '_gt', '_gte', ...twoValued];
const opposites: Partial<Record<Operator, Operator>> = {
  _null: '_nnull',
  _nnull: '_null',
  _empty: '_nempty',
  _nempty: '_empty',
};

function comparison(
  field: UserField,
  operator: Operator,
  wanted: unknown,
  callerId: string,
): Condition {
  const opposite = opposites[operator];
  if (opposite) {
    const holds = wanted !== false && wanted !== 'false';
    return { field, operator: holds ? operator : opposite, values: [] };
  }
  const kind = fieldKinds[field];
  const fits = kind === 'text' || !textOperators.includes(operator);
  if (!fits || (kind === 'boolean' && ordered.includes(operator))) {
    throw invalidQuery(`"${operator}" is no operator of "${field}"`);
  }
  const given = listed.includes(operator) ? [wanted].flat() : [wanted];
  if (given.length > MAX_PARTS) throw invalidQuery(`"${operator}" has too many values`);
  if (twoValued.includes(operator) && given.length !== 2) {
    throw invalidQuery(`"${operator}" needs two values`);
  }
  return { field, operator, values: given.map((value) => valueOf(field, value, callerId)) };
}

function valueOf(field: UserField, value: unknown, callerId: string): Scalar {
  if (value === null) return null;
  if (value === '$CURRENT_USER') return callerId;
  if (isRecord(value) || Array.isArray(value)) {
    throw invalidQuery(`"${field}" cannot be compared with a list or an object`);
  }
  switch (fieldKinds[field]) {
    case 'boolean':
      return value === true || value === 'true' || value === 1;
    case 'date':
      return instantOf(field, value);
    case 'text': {
      const text = String(value);
      if (!text.isWellFormed() || text.includes('\0')) throw invalidQuery(`"${field}" is no text`);
      const known = field === 'role' ? role.safeParse(text) : undefined;
      return known?.success ? roleIds[known.data] : text;
    }
  }
}

function instantOf(field: UserField, value: unknown): Date {
  const instant = value === '$NOW' ? new Date() : new Date(String(value));
  const year = instant.getUTCFullYear();
  // Postgres and JavaScript support different years.
  if (!(year >= 0 && year <= 9_999)) throw invalidQuery(`"${field}" needs a date`);
  return instant;
}
