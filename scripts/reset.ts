import { existsSync, lstatSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHARED_DATA } from './runtime/postgres.ts';
import { runningHere } from './runtime/running.ts';
import { parseSettings, root } from './runtime/settings.ts';

/** `npm run reset`: removes everything the next start would find again. */
const dataDir = parseSettings(process.env).DATA_DIR;
const running = runningHere(dataDir);

if (running) {
  console.error(`It is running (process ${running.supervisor.pid}); stop it first.`);
  process.exitCode = 1;
} else if (!existsSync(dataDir)) {
  console.log(`There is no data in ${dataDir}.`);
} else if (dataDir !== join(root, '.data') && !existsSync(join(dataDir, 'secrets.json'))) {
  // A mistyped DATA_DIR must not cost somebody a folder of theirs.
  console.error(`${dataDir} does not look like a data folder of this product; nothing removed.`);
  process.exitCode = 1;
} else {
  const postgres = join(dataDir, 'postgres');
  if (lstatSync(postgres, { throwIfNoEntry: false })?.isSymbolicLink() && existsSync(postgres)) {
    const elsewhere = realpathSync(postgres);
    if (dirname(elsewhere) === SHARED_DATA) rmSync(elsewhere, { recursive: true, force: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`Removed ${dataDir}.`);
}
