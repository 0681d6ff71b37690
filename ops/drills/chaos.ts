import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '#scripts/runtime/settings.ts';
import { type Count, summary } from '#scripts/testing/steps.ts';
import { runVitest } from '#scripts/testing/vitest.ts';

/**
 * `npm run test:chaos`: journeys on a system of its own while its processes get killed and frozen. With
 * `-- --long` in ten parts of the goal `long` of `tests/chaos/goals.ts`, about two hours; an interrupted run
 * goes on with the parts that are missing.
 */
const LONG_PARTS = 10;
const outcomes = join(root, 'node_modules/.cache/chaos/outcomes.jsonl');
const counts: Count[] = [];

if (process.argv.includes('--long')) await runLong();
else counts.push(await runPart('tests/chaos', { CHAOS_GOAL: 'short' }));

console.log(summary(counts));
process.exitCode = counts.every(({ failures }) => failures.length === 0) ? 0 : 1;

async function runLong(): Promise<void> {
  mkdirSync(dirname(outcomes), { recursive: true });
  const begun = passedParts().length;
  if (begun > 0) console.log(`Going on after part ${begun} of ${LONG_PARTS}.`);
  for (let part = begun + 1; part <= LONG_PARTS; part += 1) {
    console.log(`Part ${part} of ${LONG_PARTS}`);
    const tests = part === 1 ? 'tests/chaos' : 'tests/chaos/kill.test.ts';
    const count = await runPart(tests, { CHAOS_GOAL: 'long', CHAOS_OUTCOMES: outcomes });
    counts.push(count);
    if (count.failures.length > 0) return;
  }
  console.log(passedParts().join('\n'));
  rmSync(outcomes);
}

function passedParts(): string[] {
  if (!existsSync(outcomes)) return [];
  return readFileSync(outcomes, 'utf8').trim().split('\n').filter(Boolean);
}

function runPart(tests: string, env: Record<string, string>): Promise<Count> {
  return runVitest(['--config', 'vitest.e2e.config.ts', tests], { ...process.env, ...env });
}
