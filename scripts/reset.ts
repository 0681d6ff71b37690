import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { removeData } from './runtime/data.ts';
import { runningHere } from './runtime/running.ts';
import { parseSettings, root } from './runtime/settings.ts';

/** `npm run reset`: removes all data, so that the next start begins anew. */
const dataDir = parseSettings(process.env).DATA_DIR;
const running = runningHere(dataDir);
// A mistyped DATA_DIR must not delete some other folder.
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
}
