import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { check } from 'recheck';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** What has been looked at before: a run that finds nothing new takes a second. */
const CACHE = new URL('../../node_modules/.cache/expressions.json', import.meta.url).pathname;

interface Found {
  place: string;
  source: string;
  flags: string;
}

/** Literals, and `new RegExp` with text that does not depend on anything. */
function expressionsIn(path: string, text: string): Found[] {
  const { program } = parseSync(path, text);
  const found: Found[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      regex,
      callee,
      arguments: given,
      start,
    } = node as Record<string, unknown> & {
      regex?: { pattern: string; flags: string };
      callee?: { name?: string };
      arguments?: { value?: unknown }[];
      start?: number;
    };
    const place = `${path}:${text.slice(0, start).split('\n').length}`;
    if (regex) found.push({ place, source: regex.pattern, flags: regex.flags });
    const isMade = type === 'NewExpression' || type === 'CallExpression';
    if (isMade && callee?.name === 'RegExp' && typeof given?.[0]?.value === 'string') {
      found.push({ place, source: given[0].value, flags: String(given[1]?.value ?? '') });
    }
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** Of these, what is read is written by us as well: sources, settings, and XML in which texts are escaped. */
const READ_OUR_OWN = [
  'tests/',
  'ops/screenshots.ts',
  'web/build-steps/',
  'vite.config.ts',
  'workflows/worker/source-files.ts',
  'modules/invoices/e-invoice.ts',
  'domain/site/operator.ts',
  'web/server/styles-in-head.ts',
];
const isForOthers = (path: string) => !READ_OUR_OWN.some((own) => path.startsWith(own));
const known = readKnown();
/** One that takes longer to judge than this is judged as far as that goes. */
const JUDGING_MS = 5_000;
/** Without any, each place of a text is done with after as many steps as the expression has parts. */
const repeats = /[*+]|\{\d+,/;
const AT_ONCE = 4;
const TRIED_LENGTH = 20_000;
const SLOW_MS = 250;

function readKnown(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8'));
  } catch {
    return {};
  }
}

async function verdictOn({ source, flags }: Found): Promise<string> {
  const name = createHash('sha256').update(`${flags} ${source}`).digest('hex');
  const verdict = known[name] ?? summaryOf(await check(source, flags, { timeout: JUDGING_MS }));
  known[name] = verdict;
  return verdict;
}

type Judged = Awaited<ReturnType<typeof check>>;

/** What was found by trying strings and not by proof may be chance on a busy machine: it is tried again here. */
function summaryOf(found: Judged): string {
  if (found.status !== 'vulnerable') return 'fine';
  const { summary } = found.complexity;
  return found.checker === 'automaton' || isSlow(found) ? summary : 'fine';
}

function isSlow({ source, flags, attack }: Extract<Judged, { status: 'vulnerable' }>): boolean {
  const times = Math.ceil(
    TRIED_LENGTH /
      Math.max(
        1,
        attack.pumps.reduce((sum, { pump }) => sum + pump.length, 0),
      ),
  );
  const tried = attack.pumps.map(({ prefix, pump }) => prefix + pump.repeat(times)).join('');
  const pattern = new RegExp(source, flags);
  const begun = process.cpuUsage();
  pattern.test(tried + attack.suffix);
  return process.cpuUsage(begun).user / 1_000 > SLOW_MS;
}

test('no regular expression of ours takes more than linear time', {
  timeout: 600_000,
}, async () => {
  const all = sources().flatMap(({ path, text }) =>
    isForOthers(path) ? expressionsIn(path, text) : [],
  );
  const repeating = all.filter(({ source }) => repeats.test(source));
  const each = new Map(repeating.map((one) => [`${one.flags} ${one.source}`, one]));
  const waiting = [...each.values()];
  const wrong: string[] = [];
  const judge = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) {
      const verdict = await verdictOn(one);
      if (verdict !== 'fine') wrong.push(`${one.place} /${one.source}/${one.flags}: ${verdict}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, judge));
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(known));
  expect(all.length).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
