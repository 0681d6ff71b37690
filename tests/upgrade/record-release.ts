import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { workflowBundle } from '#workflows/worker/bundle.ts';
import { startApi } from '../support/api.ts';
import { countRows, writeDump } from './dump.ts';
import { type Facts, readFacts } from './facts.ts';
import { fillDatabase } from './fill.ts';

/**
 * `node scripts/launch.mjs ops/record-release`: what the present version leaves behind, so that every later one can show
 * that it takes it over: the rows of a small database, what people read of it, the names of the recorded
 * histories, and its workflows, which the next version's workers relieve. Recorded once, when a version is
 * released, and never again.
 */
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const folder = `tests/upgrade/${version}`;
mkdirSync(folder, { recursive: true });

const api = await startApi();
try {
  await fillDatabase(api);
  const facts = await readFacts(api);
  const counts = await countRows(api.owner);
  const empty = Object.keys(counts).filter((table) => counts[table] === 0);
  // A table that was added since needs rows in `fill.ts`.
  if (empty.length > 0) throw new Error(`Nothing in ${empty.join(', ')}.`);
  await writeDump(api.owner, `${folder}/database.sql.gz`);
  writeFileSync(`${folder}/facts.json`, inLines(facts));
  writeFileSync(`${folder}/histories.sha256`, histories());
  writeFileSync(`${folder}/workflows.js.gz`, gzipSync(await workflows(), { level: 9 }));
  console.log(`${folder} holds ${Object.values(counts).reduce((sum, rows) => sum + rows)} rows.`);
} finally {
  await api.close();
}

/** What Temporal runs, with an empty map in place of one that is twice as long as the code. */
async function workflows(): Promise<string> {
  const { code } = await workflowBundle();
  const map = JSON.stringify({
    version: 3,
    file: 'workflows.js',
    sources: [],
    names: [],
    mappings: '',
  });
  const url = `data:application/json;charset=utf-8;base64,${Buffer.from(map).toString('base64')}`;
  return `${code.slice(0, code.lastIndexOf('//# sourceMappingURL='))}//# sourceMappingURL=${url}\n`;
}

/** As `sha256sum -c` reads it. */
function histories(): string {
  const recorded = 'tests/replay/histories';
  const lines = readdirSync(recorded)
    .toSorted()
    .map((name) => {
      const file = `${recorded}/${name}`;
      return `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${file}\n`;
    });
  return lines.join('');
}

/** One line for each of the lists. */
function inLines(facts: Facts): string {
  const lines = Object.entries(facts).map(
    ([path, data]) => `${JSON.stringify(path)}: ${JSON.stringify(data)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
