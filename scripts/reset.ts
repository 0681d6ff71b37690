import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPassword } from '#event-store/identity.ts';
import { removeData } from './runtime/data.ts';
import { runningHere } from './runtime/running.ts';
import { parseSettings, root } from './runtime/settings.ts';

/** `npm run reset`: removes all data, so that the next start begins anew. */
const { DATA_DIR: dataDir, KURRENTDB_URL: kurrentdbUrl } = parseSettings(process.env);
const running = runningHere(dataDir);
// A mistyped DATA_DIR must not delete another folder.
const ours = dataDir === join(root, '.data') || existsSync(join(dataDir, 'secrets.json'));

if (running) {
  console.error(`It is running (process ${running.supervisor.pid}); stop it first.`);
  process.exitCode = 1;
} else if (!existsSync(dataDir)) {
  console.log(`There is no data in ${dataDir}.`);
} else if (!ours) {
  console.error(`${dataDir} does not look like a data folder of this product; nothing removed.`);
  process.exitCode = 1;
} else {
  removeData(dataDir);
  console.log(`Removed ${dataDir}.`);
  if (kurrentdbUrl) {
    console.log(
      `The events in ${withoutPassword(kurrentdbUrl)} have stayed. A start on them asks for ` +
        '`npm run store:adopt`; with another EVENT_STREAM_PREFIX everything is new.',
    );
  }
}
