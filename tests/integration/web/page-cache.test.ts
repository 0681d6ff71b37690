import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache } from '#web/server/page-cache.ts';

const minuteMs = 60_000;

/** A cache around pages that say how often each was rendered. */
function counted({ maxPages }: { maxPages?: number } = {}) {
  const rendered: string[] = [];
  const clock = { time: 0 };
  const cache = createPageCache({
    render: async (path) => {
      rendered.push(path);
      return path === '/broken/' ? undefined : `<p>${path} ${rendered.length}</p>`;
    },
    headers: () => ({}),
    maxPages,
    now: () => clock.time,
  });
  return { cache, rendered, clock };
}

test('a page is rendered once, also when many ask at the same time', async () => {
  const { cache, rendered } = counted();
  const pages = await Promise.all([cache.get('/a/'), cache.get('/a/'), cache.get('/a/')]);
  expect(new Set(pages).size).toBe(1);
  expect(brotliDecompressSync(pages[0]?.bodies.br ?? '').toString()).toBe('<p>/a/ 1</p>');
  expect(cache.peek('/a/')).toBe(pages[0]);
  expect(rendered).toEqual(['/a/']);
});

test('the pages used last are kept, the others are forgotten', async () => {
  const { cache, rendered } = counted({ maxPages: 2 });
  for (const path of ['/a/', '/b/', '/a/', '/c/', '/a/', '/b/']) await cache.get(path);
  expect(rendered).toEqual(['/a/', '/b/', '/c/', '/b/']);
  expect(cache.peek('/c/')).toBeUndefined();
});

test('looking at a page counts as use', async () => {
  const { cache, rendered } = counted({ maxPages: 2 });
  await cache.get('/a/');
  await cache.get('/b/');
  cache.peek('/a/');
  await cache.get('/c/');
  await cache.get('/a/');
  expect(rendered).toEqual(['/a/', '/b/', '/c/']);
});

test('a page is rendered anew after a minute', async () => {
  const { cache, rendered, clock } = counted();
  await cache.get('/a/');
  clock.time = minuteMs - 1;
  expect(cache.peek('/a/')).toBeDefined();
  clock.time = minuteMs;
  expect(cache.peek('/a/')).toBeUndefined();
  const page = await cache.get('/a/');
  expect(page?.bodies.identity.toString()).toBe('<p>/a/ 2</p>');
  expect(cache.peek('/a/')).toBe(page);
  expect(rendered).toHaveLength(2);
});

test('an emptied cache also forgets what was being rendered', async () => {
  const { cache } = counted();
  const before = cache.get('/a/');
  cache.empty();
  await before;
  expect(cache.peek('/a/')).toBeUndefined();
  expect((await cache.get('/a/'))?.bodies.identity.toString()).toBe('<p>/a/ 2</p>');
});

test('a failure is not kept', async () => {
  const { cache, rendered } = counted();
  expect(await cache.get('/broken/')).toBeUndefined();
  expect(await cache.get('/broken/')).toBeUndefined();
  expect(rendered).toHaveLength(2);
});
