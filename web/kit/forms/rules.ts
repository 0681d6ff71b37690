import type { z } from 'zod';
import { type ForeignText, foreign } from '#domain/foreign-text.ts';
import type { ApiError } from '../api/api-error.ts';

/** The fields of a form by name, as a browser sends them. Files are uploaded separately. */
export type Fields = Readonly<Record<string, string>>;

/** What was typed into a form, and may be anything where it is posted. */
export type PostedFields = Readonly<Record<string, ForeignText>>;

export function fieldsOf(form: FormData): PostedFields {
  const texts = [...form].filter((entry): entry is [string, string] => isText(entry));
  // Browsers send line breaks as two characters, which would count twice.
  return Object.fromEntries(
    texts.map(([name, value]) => [name, foreign(value.replaceAll('\r\n', '\n'))]),
  );
}

const isText = ([, value]: readonly [string, unknown]) => typeof value === 'string';

/** Field → code of what is wrong with it. */
export type Problems = Readonly<Record<string, string>>;

/** How a form's fields are validated, in the browser and on the server. */
export interface FormRules<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** From the fields to what the schema parses; the fields as they are unless given. */
  payload?: (fields: Fields) => unknown;
  /** Dotted path in the payload → field, where the names differ; a function where lists change their length. */
  inputs?: Readonly<Record<string, string>> | ((path: string, fields: Fields) => string);
  /** Problems the schema cannot see or reports too late; they win over the schema's. */
  problems?: (fields: Fields) => Problems;
  /** Code of a refusal of the API → the problems that it means. */
  refusals?: Readonly<Record<string, Problems>>;
}

export type Judged<Data> = { ok: true; data: Data } | { ok: false; problems: Problems };

export function judge<Schema extends z.ZodType>(
  rules: FormRules<Schema>,
  fields: Fields,
): Judged<z.output<Schema>> {
  const parsed = rules.schema.safeParse(rules.payload?.(fields) ?? fields);
  const problems: Record<string, string> = { ...rules.problems?.(fields) };
  for (const { path, message } of parsed.error?.issues ?? []) {
    const input = inputOf(rules, path.join('.'), fields);
    problems[input] ??= isCode(message) ? message : vagueProblem(fields, input);
  }
  if (parsed.success && Object.keys(problems).length === 0) return { ok: true, data: parsed.data };
  return { ok: false, problems };
}

/** The API names the wrong fields but not what is wrong with them. */
export function problemsAt(
  { fields: paths }: ApiError,
  rules: Pick<FormRules, 'inputs'>,
  fields: Fields,
): Problems {
  const inputs = paths.map((path) => inputOf(rules, path, fields));
  return Object.fromEntries(inputs.map((input) => [input, vagueProblem(fields, input)]));
}

const inputOf = ({ inputs }: Pick<FormRules, 'inputs'>, path: string, fields: Fields) =>
  typeof inputs === 'function' ? inputs(path, fields) : (inputs?.[path] ?? path);
const isCode = (message: string) => /^[A-Z_]+$/.test(message);
const vagueProblem = (fields: Fields, input: string) =>
  fields[input]?.trim() ? 'INVALID' : 'REQUIRED';
