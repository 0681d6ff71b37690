import { code, type Source } from '../sources.ts';

/** Which files of demo data and tests count days from the clock, and that they do so in one way. */

/** The one file that computes days from the clock. */
export const DAYS = 'demo/days.ts';

const EXAMPLES = 'tests/tidy/days/days.test.ts';
const isCounted = (path: string) =>
  /^(demo|ops|tests|scripts)\//.test(path) && path !== DAYS && path !== EXAMPLES;

/**
 * Dates that a file computes from the clock by itself: days added to it or taken from it, and the day that
 * it shows. Those in a simulated or configured clock have a name of their own, and are no such dates.
 */
export function ownDates(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => isCounted(path))
    .flatMap(({ path, text }) => {
      const found = code(text).match(datesFrom(clocksIn(text))) ?? [];
      return found.map((match) => `${path}: ${match}`);
    });
}

/** What stands for the clock in a file: `new Date()`, `Date.now()`, and the names given to them. */
function clocksIn(text: string): string {
  const named =
    /\b(?:const|let) (\w+)(?:: \w+)? = (?:\(\) => )?(?:new Date\(\)|Date\.now\(\))[;\n]/g;
  const names = [...code(text).matchAll(named)].map(([, name]) => `\\b${name}\\b(?:\\(\\))?`);
  return `(?:${['new Date\\(\\)', 'Date\\.now\\(\\)', ...names].join('|')})`;
}

const DAY = '[-+\\w.() *]*(?:86_400|864e5|DAYS?\\b|DAY_|24 \\* |\\bDAYS?_|days?Ms\\b)';

function datesFrom(clock: string): RegExp {
  const read = `${clock}(?:\\.(?:getTime|valueOf)\\(\\))?`;
  return new RegExp(
    [
      `${read} [-+] ${DAY}`,
      `\\b(?:add|sub)(?:BusinessDays|Days|Weeks|Months|Years)\\(${clock}`,
      `\\b(?:dayKey|dateOf)\\(${clock}`,
      `${clock}\\.toISOString\\(\\)\\.(?:slice|substring)\\(0, 10\\)`,
      `${clock}\\.(?:get|set)(?:UTC)?(?:Date|Day|Month|FullYear)\\(`,
    ].join('|'),
    'g',
  );
}

/** Tests that import the days, directly or through what supports them: those that depend on the day. */
export const testsThatCountDays = (sources: readonly Source[]): string[] =>
  testsIn(importersOf(DAYS, sources));

const TEMPORAL = 'tests/support/temporal.ts';

/** By the age of files, which the machine's own clock gives them, or in a process that gets no environment. */
const UNMOVED = /^tests\/integration\/(files\/sweep|erasures\/apply)\.test\.ts$/;

/** Measure time, which no other day makes longer. */
const MEASURING = /^tests\/domain\/hostile-texts\.test\.ts$/;

/**
 * Tests that depend on the day themselves and that a moved clock reaches: all of the rules, those of parts of
 * the page, and those over a Postgres that is moved with them. Temporal keeps its own clock, and with it
 * whatever runs on it.
 */
export function movableTests(sources: readonly Source[]) {
  const temporal = importersOf(TEMPORAL, sources);
  const depends = ({ text, imports }: Source) =>
    imports.some(({ target }) => target === DAYS) || code(text).includes('new Date()');
  const dependent = sources
    .filter((source) => depends(source) && !temporal.has(source.path))
    .map(({ path }) => path)
    .filter((path) => !UNMOVED.test(path));
  const below = (folders: RegExp, paths: readonly string[]) =>
    testsIn(paths.filter((path) => folders.test(path)));
  return {
    rules: below(
      /^tests\/domain\//,
      sources.map(({ path }) => path).filter((path) => !MEASURING.test(path)),
    ),
    servers: below(/^tests\/(contract|integration)\//, dependent),
    components: below(/^tests\/components\//, dependent),
  };
}

/** Tests and what supports them that import a file, directly or not. */
function importersOf(file: string, sources: readonly Source[]): Set<string> {
  const found = new Set([file]);
  const supports = sources.filter(({ path }) => /^(demo|ops|tests|scripts)\//.test(path));
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const { path, imports } of supports) {
      if (imports.some(({ target, typeOnly }) => !typeOnly && found.has(target))) found.add(path);
    }
  }
  return found;
}

const testsIn = (paths: Iterable<string>): string[] =>
  [...paths].filter((path) => /^tests\/.*\.test\.tsx?$/.test(path)).toSorted();
