import { z } from 'zod';
import { workerRightsHeld } from '#database/app-role.ts';
import { connect } from '#database/connection.ts';
import { DEMO_PASSWORD as KNOWN } from '#modules/accounts/demo-accounts.ts';
import { withFiles } from '../environment.ts';
import { prepareDatabase } from './shared/prepare-database.ts';

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
  const { APP_DATABASE_URL: appUrl, WORKER_DATABASE_URL: workerUrl } = wanted;
  const isDemo = wanted.APP_MODE === 'demo';
  const demo = isDemo ? { password: wanted.DEMO_PASSWORD, founders: [] } : undefined;
  const connection = connect(wanted.DATABASE_URL, 2);
  try {
    const fault = await prepareDatabase(connection, { appUrl, workerUrl }, demo);
    const held = appUrl && workerUrl && (await workerRightsHeld(connection.db, appUrl));
    if (held && !fault) console.warn(held);
    return fault;
  } finally {
    await connection.close();
  }
}

function fail(lines: string): void {
  console.error(lines);
  process.exitCode = 1;
}
