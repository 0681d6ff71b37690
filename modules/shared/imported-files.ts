import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { WithDefault } from '#database/columns.ts';
import { fillAmounts } from '#domain/pricing/amounts.ts';
import { locales } from '#domain/site/paths.ts';
import { slugSchema } from '#domain/slug.ts';
import { keepingAmounts } from './as-written.ts';

export interface Origin {
  /** Invented data for demos. */
  sample: WithDefault<boolean>;
  published: WithDefault<boolean>;
  created_at: WithDefault<Date>;
  updated_at: WithDefault<Date>;
}

/** The folder of the files that come with the product, with one folder per kind. */
export const contentFolder = fileURLToPath(new URL('../../content/', import.meta.url));

/** Fields that every file has. */
export const position = z.int().min(0).max(1_000_000);
export const sample = z.boolean().default(false);
export const name = z.string().trim().min(1).max(200);

export interface ImportOptions {
  /** A folder such as `content/`, which is the default. */
  folder?: string;
  /** Whether to import samples as well. */
  samples: boolean;
}

/** The content of a file, and its origin. */
export type FromFile<T> = T & {
  id: string;
  hash: string;
  /** The content with the names of amounts in place of the amounts. */
  asWritten: Readonly<Record<string, unknown>>;
};

/**
 * Reads the YAML files of a folder, whose names are the ids.
 *
 * @throws Error that names the file, when one cannot be used
 */
export async function readFolder<T extends object>(
  folder: string,
  schema: z.ZodType<T>,
): Promise<FromFile<T>[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted();
  return Promise.all(
    names.map(async (file) => {
      const path = join(folder, file);
      const typed = await readFile(path, 'utf8');
      try {
        const text = withAmounts(typed);
        const id = slugSchema.parse(file.replace(/\.yaml$/, ''));
        const hash = createHash('sha256').update(text).digest('hex');
        const asWritten = keepingAmounts(typed, parse) as FromFile<T>['asWritten'];
        return { ...schema.parse(parse(text)), id, hash, asWritten };
      } catch (error) {
        throw new Error(`${path} cannot be used: ${reasonOf(error)}`, { cause: error });
      }
    }),
  );
}

/** The words of each language with the amounts of the fee table. */
const withAmounts = (text: string) =>
  locales.reduce(
    (filled, locale) =>
      filled.replace(new RegExp(`^${locale}:$(?:\\n(?: .*)?$)*`, 'm'), (words) =>
        fillAmounts(words, locale),
      ),
    text,
  );

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return (error as Error).message;
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
}
