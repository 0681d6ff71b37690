import { prepareDatabase } from './runtime/database.ts';
import { parseSettings } from './runtime/settings.ts';

/** `npm run migrate`: what `npm start` does to the database, for servers run in another way. */
const settings = parseSettings(process.env);
if (settings.DATABASE_URL) {
  await prepareDatabase(settings.DATABASE_URL, settings);
  console.log('The database has the newest schema.');
} else {
  console.error('Set DATABASE_URL to the database that is to be brought up to date.');
  process.exitCode = 1;
}
