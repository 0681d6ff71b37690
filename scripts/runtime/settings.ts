import { resolve } from 'node:path';
import { z } from 'zod';
import { streamPrefix } from '#config';
import { DEMO_PASSWORD } from '#modules/accounts/demo-accounts.ts';
import { Problem } from './progress.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);

/** There are names for two thousand founders, and more would delay the start too long. */
const MOST_FOUNDATIONS = 2_000;

const schema = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port(3000),
  PUBLIC_URL: z.url().optional(),
  TEMPORAL_PORT: port(7233),
  TEMPORAL_UI_PORT: port(8233),
  POSTGRES_PORT: port(54320),
  SMTP_PORT: port(1025),
  MAIL_WEB_PORT: port(1080),
  /** Of the demo's provider of identification. */
  IDENTITY_PORT: port(1090),
  DATA_DIR: z.string().min(1).default('.data'),
  DEMO_FOUNDATIONS: z
    .union([z.enum(['on', 'off']), z.coerce.number().int().min(1).max(MOST_FOUNDATIONS)])
    .default('on'),
  DEMO_PASSWORD: z.string().min(8).default(DEMO_PASSWORD),
  DATABASE_URL: z.string().min(1).optional(),
  /** The restricted role of the parts, on the server of `DATABASE_URL`. */
  APP_DATABASE_URL: z.string().min(1).optional(),
  WORKER_DATABASE_URL: z.string().min(1).optional(),
  KURRENTDB_URL: z.string().min(1).optional(),
  EVENT_STREAM_PREFIX: streamPrefix,
  TEMPORAL_ADDRESS: z.string().min(1).optional(),
  SMTP_URL: z.string().min(1).optional(),
  /** Without providers, the demo brings one of its own. */
  IDENTIFICATION_PROVIDERS: z.string().min(1).optional(),
});

export type Settings = z.infer<typeof schema> & { publicUrl: string };

/** The package's folder: working directory of the parts, and base of relative paths. */
export const root = resolve(import.meta.dirname, '../..');

/**
 * Parses ports and folders of everything that `npm start` runs; each part parses its own variables in
 * `config.ts`. An empty variable counts as unset.
 *
 * @throws Problem with one line per invalid variable
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Problem(lines.join('\n'));
  }
  const values = parsed.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(
    /(?<!\/)\/+$/,
    '',
  );
  return { ...values, DATA_DIR: resolve(root, values.DATA_DIR), publicUrl };
}
