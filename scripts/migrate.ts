import { z } from 'zod';
import { prepareAppRole, workerRightsHeld } from '#database/app-role.ts';
import { connect } from '#database/connection.ts';
import { demoAccountsFault, DEMO_PASSWORD as KNOWN } from '#modules/accounts/demo-accounts.ts';
import { BrokenFile } from '#modules/content/front-matter.ts';
import { prepareContent } from '#modules/content/import.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { withFiles } from '../environment.ts';
import { seed } from './seed.ts';

/**
 * `npm run migrate`: brings the schema on servers up to date, with the roles of the parts and the content of
 * `content/`; seeds logins and consultants of a demo.
 */
const { NODE_ENV } = process.env;
// The image sets NODE_ENV, so that nothing there becomes a demo, or gets a known password, by default.
const defaults = NODE_ENV === 'production' ? {} : { APP_MODE: 'demo', DEMO_PASSWORD: KNOWN };
const DATABASE_URL = z.string('is missing');
const schema = z.discriminatedUnion(
  'APP_MODE',
  [
    z.object({
      APP_MODE: z.literal('production'),
      DATABASE_URL,
      APP_DATABASE_URL: z.string('is missing'),
      WORKER_DATABASE_URL: z.string().optional(),
    }),
    z.object({
      APP_MODE: z.literal('demo'),
      DATABASE_URL,
      APP_DATABASE_URL: z.string().optional(),
      WORKER_DATABASE_URL: z.string().optional(),
      DEMO_PASSWORD: z.string('is missing').min(8),
    }),
  ],
  'has to be demo or production',
);
const names = ['DATABASE_URL', 'APP_DATABASE_URL', 'WORKER_DATABASE_URL', 'DEMO_PASSWORD'];
const env = withFiles(process.env, names);
const given = Object.entries(env).filter(([, value]) => value !== '');
const settings = schema.safeParse({ ...defaults, ...Object.fromEntries(given) });

if (settings.success) {
  const fault = await prepare(settings.data);
  if (fault) fail(fault);
  else console.log('The database has the newest schema.');
} else {
  // The values are left out, since they may be secret.
  const lines = settings.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  fail(lines.join('\n'));
}

/** @returns why nothing can start on this database */
async function prepare(wanted: z.output<typeof schema>): Promise<string | undefined> {
  const connection = connect(wanted.DATABASE_URL, 2);
  try {
    await updateSchema(connection);
    const { APP_DATABASE_URL: appUrl, WORKER_DATABASE_URL: workerUrl } = wanted;
    const wrongRole = appUrl && (await prepareAppRole(connection, appUrl, workerUrl));
    if (wrongRole) return wrongRole;
    if (appUrl && workerUrl) {
      const held = await workerRightsHeld(connection.db, appUrl);
      if (held) console.warn(held);
    }
    const samples = wanted.APP_MODE === 'demo';
    const brokenFile = await prepareContent(connection.db, { samples }).catch(messageOfBrokenFile);
    if (typeof brokenFile === 'string') return brokenFile;
    if (wanted.APP_MODE === 'production') return await demoAccountsFault(connection.db);
    await seed(connection, { password: wanted.DEMO_PASSWORD, founders: [] });
    return undefined;
  } finally {
    await connection.close();
  }
}

function messageOfBrokenFile(error: unknown): string {
  if (error instanceof BrokenFile) return error.message;
  throw error;
}

function fail(lines: string): void {
  console.error(lines);
  process.exitCode = 1;
}
