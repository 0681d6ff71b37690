import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { type Opened, opened } from './opened.ts';

/** Who was there before the test: whoever comes during it leaves with it. */
let before: Set<Opened>;

beforeEach(() => {
  before = new Set(opened);
});

afterEach(async ({ task }) => {
  const people = [...opened];
  if (task.result?.state === 'fail') await Promise.all(people.map(keepPicture));
  const troubles = people.flatMap(({ name, troubles: of }) => of().map((one) => `${name}: ${one}`));
  await Promise.all(people.filter((who) => !before.has(who)).map(leave));
  expect(troubles).toEqual([]);
});

afterAll(() => Promise.all([...opened].map(leave)));

async function leave(who: Opened): Promise<void> {
  opened.delete(who);
  await who.context.close();
}

async function keepPicture({ name, page, troubles }: Opened): Promise<void> {
  const path = join(tmpdir(), `siebenschritt-${name}-${Date.now()}.png`);
  await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  console.error([`${name} at ${page.url()}, see ${path}`, ...troubles()].join('\n  '));
}
