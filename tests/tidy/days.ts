import { code, type Source } from './sources.ts';

/** Which files of demo data and tests count days from the clock, and that they do so in one way. */

/** The one file that computes days from the clock. */
export const DAYS = 'scripts/demo/days.ts';

const EXAMPLES = 'tests/tidy/days.test.ts';
const isCounted = (path: string) =>
  /^(tests|scripts)\//.test(path) && path !== DAYS && path !== EXAMPLES;

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
export function testsThatCountDays(sources: readonly Source[]): string[] {
  const counting = new Set([DAYS]);
  const supports = sources.filter(({ path }) => /^(tests|scripts)\//.test(path));
  for (let size = 0; size !== counting.size; ) {
    size = counting.size;
    for (const { path, imports } of supports) {
      if (imports.some(({ target, typeOnly }) => !typeOnly && counting.has(target)))
        counting.add(path);
    }
  }
  return [...counting].filter((path) => /^tests\/.*\.test\.tsx?$/.test(path)).toSorted();
}
