import { z } from 'zod';
import { connect } from '#database/connection.ts';
import { migrate } from '#database/migrate.ts';
import { seed } from './seed.ts';

/** `npm run migrate`: the newest schema on servers; seeds logins and consultants of a demo. */
const schema = z.object({
  DATABASE_URL: z.string().min(1),
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  DEMO_PASSWORD: z.string().min(8).default('siebenschritt-demo'),
});
const settings = schema.safeParse(process.env);

if (settings.success) {
  const { DATABASE_URL, APP_MODE, DEMO_PASSWORD: password } = settings.data;
  const connection = connect(DATABASE_URL, 2);
  try {
    await migrate(connection);
    if (APP_MODE === 'demo') await seed(connection, { password, founders: [] });
    console.log('The database has the newest schema.');
  } finally {
    await connection.close();
  }
} else {
  // Without the values, which may be secret.
  const lines = settings.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
