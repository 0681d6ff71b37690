import type { z } from 'zod';
import { type ApiError, apiError, invalidPayload } from '../http/errors.ts';

type Issue = z.core.$ZodIssue;

/**
 * Parses a body whose shape depends on its sender. Values that a column would refuse get the codes of Directus,
 * everything else INVALID_PAYLOAD.
 *
 * @throws ApiError 400
 */
export function readBody<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.flatMap(issuesOf);
  const fields = [...new Set(issues.map(({ path }) => path.join('.')))].filter(Boolean);
  throw faultOf(issues[0], body, fields);
}

/** Issues of the union's branch that matched best: one person, or a list of them. */
function issuesOf(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const best = issue.errors.find((issues) => issues.some(({ path }) => path.length > 0));
  return (best ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue);
}

function faultOf(issue: Issue | undefined, body: unknown, fields: string[]): ApiError {
  if (!issue) return invalidPayload('The body is not valid', fields);
  const field = String(issue.path.at(-1) ?? '');
  const column = { collection: 'directus_users', field, fields };
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return apiError('VALUE_TOO_LONG', {
      message: `Value for field "${field}" in collection "directus_users" is too long.`,
      extensions: column,
    });
  }
  if (field !== '' && at(body, issue.path) === null) {
    return apiError('NOT_NULL_VIOLATION', {
      message: `Value for field "${field}" in collection "directus_users" can't be null.`,
      extensions: column,
    });
  }
  const type = typeOf(issue, body);
  if (!type) return invalidPayload(`${field || 'The body'}: ${issue.message}`, fields);
  return apiError('FAILED_VALIDATION', {
    message: `Validation failed for field "${field}".`,
    extensions: { field, type, path: issue.path.slice(0, -1), fields },
  });
}

/** The violated rule, as Directus names it. */
function typeOf(issue: Issue, body: unknown): string | undefined {
  if (issue.code === 'invalid_format') return issue.format === 'email' ? 'email' : undefined;
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  const missing = issue.code === 'invalid_type' && issue.path.length > 0;
  return missing && at(body, issue.path) === undefined ? 'required' : undefined;
}

const at = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], body);
