import { expect, test } from 'vitest';
import { furtherRetentions } from '#domain/erasures/further-retentions.ts';
import { DAYS, retentions } from '#domain/erasures/retention.ts';
import { retentionJobs } from '#workflows/worker/daily/retention.ts';
import { sweepJobs } from '#workflows/worker/sweeps.ts';
import { read } from './sources.ts';

const rows = [
  ...Object.values(retentions).map(({ what, until, because, ...rest }) => ({
    what: what.en,
    until: until.en,
    because: because.en,
    ...rest,
  })),
  ...furtherRetentions,
];

test('docs/privacy.md shows the table of retention as it is', () => {
  const table = rows.map(
    ({ what, until, because, places }) =>
      `| ${what} | ${until} | ${because} | ${places.map((place) => `\`${place}\``).join(', ')} |`,
  );
  const shown = read('docs/privacy.md').split('\n');
  for (const row of table) expect(shown).toContain(row);
  const start = shown.indexOf('|---|---|---|---|');
  const end = shown.findIndex((line, index) => index > start && !line.startsWith('|'));
  expect(end - start - 1).toBe(table.length);
});

test('docs tell for how long there are backups', () => {
  for (const file of ['privacy', 'operations', 'operations/backup']) {
    expect(read(`docs/${file}.md`)).toMatch(new RegExp(`\\b${DAYS.backup} days\\b`));
  }
});

test('a job of the worker ends each row', () => {
  const nothing = {} as never;
  const names = [...sweepJobs(nothing), ...retentionJobs(nothing)].map(({ name }) => name);
  for (const { job } of rows) expect(names).toContain(job);
});
