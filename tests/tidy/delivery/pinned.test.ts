import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read, root } from '../sources.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: root });

test('actions are pinned by commit, with the version beside it', () => {
  const uses = workflows.flatMap((file) => read(file).match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  for (const use of uses) expect(use).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('no workflow may do more than it says', () => {
  for (const file of workflows) {
    expect(parse(read(file)).permissions, file).toEqual({ contents: 'read' });
  }
});

test('base images name a version', () => {
  const bases = read('Dockerfile').match(/^FROM .*/gm) ?? [];
  expect(bases.length).toBe(2);
  for (const base of bases) expect(base).toMatch(/^FROM node:\d+\.\d+\.\d+-bookworm-slim/);
});
