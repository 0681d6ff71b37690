import { parse } from 'yaml';
import type { z } from 'zod';

/** A file that cannot be published, which the message names. */
export class BrokenFile extends Error {
  constructor(path: string, reason: string) {
    super(`content/${path}: ${reason}`);
    this.name = 'BrokenFile';
  }
}

/** @throws BrokenFile */
export function splitFrontMatter(path: string, text: string): { front: unknown; markdown: string } {
  const [, yaml, body = ''] =
    /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (yaml === undefined) throw new BrokenFile(path, 'has no front matter between lines of ---');
  try {
    // Dates stay text, since the core schema of YAML 1.2 has none.
    return { front: parse(yaml, { schema: 'core' }), markdown: body.trim() };
  } catch (error) {
    throw new BrokenFile(path, (error as Error).message.split('\n', 1)[0] ?? 'is no YAML');
  }
}

/** @throws BrokenFile */
export function checked<T extends z.ZodType>(path: string, schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.');
  throw new BrokenFile(path, field ? `${field}: ${issue?.message}` : (issue?.message ?? 'invalid'));
}
