import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { z } from 'zod';
import { Problem } from '#scripts/runtime/progress.ts';
import { root } from '#scripts/runtime/settings.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import type { Count } from '#scripts/testing/steps.ts';
import { runVitest } from '#scripts/testing/vitest.ts';
import { type Moment, moments } from './moments.ts';
import { withServers } from './servers.ts';

const say = (line: string) => console.log(line);

/**
 * Runs the tests that depend on the day at other days: tests of rules at all moments, and at some of them those
 * of the product, over a Postgres with the same clock, and of pages. `Sunday 'summer ends'` tries all of them at
 * these moments only; `--list` names the tests that compute a date from today.
 */
export async function calendar(asked: readonly string[]): Promise<Count[]> {
  if (!asked.includes('--list')) return run(asked);
  const { counting, rules, servers, components } = dependentTests();
  const moved = new Set([...rules, ...servers, ...components]);
  for (const path of counting) say(moved.has(path) ? path : `${path} (not moved)`);
  return [];
}

/** Paths of test files, as the tidy test's search through the sources finds them. */
function dependentTests() {
  const paths = z.array(z.string());
  const schema = z.object({ counting: paths, rules: paths, servers: paths, components: paths });
  const found = execFileSync(process.execPath, ['tests/tidy/days/list-days.ts'], { cwd: root });
  return schema.parse(JSON.parse(found.toString()));
}

async function run(wanted: readonly string[]): Promise<Count[]> {
  const library = findLibrary();
  const CHROMIUM = await findChromium(process.env, say);
  const chosen = moments(new Date()).filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new Problem(`There is no moment ${wanted.join(' or ')}.`);
  const counts: Count[] = [];
  const lines: string[] = [];
  for (const moment of chosen) {
    say(`\n${moment.name}, ${moment.at}`);
    const begun = performance.now();
    const found = await countsAt(moment, moment.whole || wanted.length > 0, { library, CHROMIUM });
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    lines.push(`${moment.name}, ${moment.at} (${minutes} min): ${found.map(lineOf).join('; ')}`);
    for (const { passed, failures } of found) {
      counts.push({ passed, failures: failures.map((text) => `${moment.name}: ${text}`) });
    }
  }
  say(`\n${lines.join('\n')}`);
  return counts;
}

interface NamedCount extends Count {
  of: string;
}

function lineOf({ of, passed, failures }: NamedCount): string {
  return `${of} ${passed} passed, ${failures.length} failed`;
}

/** The library that moves the clock of each process that uses the C library, Node and Postgres included. */
function findLibrary(): string {
  const [library] = globSync('/usr/{lib,lib64}/{*/,}faketime/libfaketimeMT.so.1');
  if (!library) throw new Problem('Install the Debian package libfaketime: it moves the clock.');
  return library;
}

interface Tools {
  library: string;
  CHROMIUM: string;
}

async function countsAt(
  { at }: Moment,
  whole: boolean,
  { library, CHROMIUM }: Tools,
): Promise<NamedCount[]> {
  const { rules, servers, components } = dependentTests();
  const moved = {
    LD_PRELOAD: library,
    FAKETIME: `+${offsetMs(at) / 1_000}s`,
    // Timers use the monotonic clock and keep their lengths.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  if (!whole) {
    return [{ of: 'rules', ...(await runVitest(rules, { ...process.env, ...moved })) }];
  }
  const onServers = await withMoved(moved, (env) => runVitest([...rules, ...servers], env));
  const page = { ...process.env, CHROMIUM, CLOCK_OFFSET_MS: String(offsetMs(at)) };
  const onPages = await runVitest(['--config', 'vitest.components.config.ts', ...components], page);
  return [
    { of: 'rules and product', ...onServers },
    { of: 'pages', ...onPages },
  ];
}

/** The clock moves by an offset, so that processes that start later agree with the others. */
function offsetMs(at: string): number {
  return Math.round((Date.parse(at) - Date.now()) / 1_000) * 1_000;
}

/** Starts Postgres and the mail catcher with the moved clock; this process keeps its own. */
async function withMoved(
  moved: Record<string, string>,
  work: (env: Record<string, string | undefined>) => Promise<Count>,
): Promise<Count> {
  Object.assign(process.env, moved);
  try {
    return await withServers(work);
  } finally {
    for (const name of Object.keys(moved)) delete process.env[name];
  }
}
