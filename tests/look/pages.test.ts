import { beforeAll, expect, test } from 'vitest';
import { bringTo } from '#ops/driver/journey.ts';
import { siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { open, openBrowser, site, type Visitor, visitor } from '../support/browser/visitor.ts';
import { lookAtAll } from '../support/crawl/look.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';

test('every page of the sitemap is quiet, no wider than a phone, and keeps nobody out', {
  timeout: 900_000,
}, async () => {
  const paths = (await readSitemap()).map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(120);
  expect(await lookAtAll(await openBrowser(), site, paths)).toEqual([]);
});

let foundationId: string;
let founderEmail: string;
beforeAll(async () => {
  const cast = await siteCast();
  ({ founderEmail } = cast);
  ({ foundationId } = await bringTo(cast, 'foundation-certificate-pending'));
});

test('text twice as large fits, and the labels of the line stay apart', async () => {
  const reader = await visitor('reader');
  for (const page of ['home', 'services', 'blog', 'register'] as const) {
    await open(reader, page);
    await fitsWithLabelsApart(reader);
  }
  const founder = await loggedIn(founderEmail);
  for (const page of ['dashboard', 'foundations', 'partners', 'products', 'settings'] as const) {
    await open(founder, page);
    await fitsWithLabelsApart(founder);
  }
  await open(founder, 'foundation', { id: foundationId });
  await fitsWithLabelsApart(founder);
});

/** As with a larger font in the settings of the browser: all sizes of the pages are relative to it. */
async function fitsWithLabelsApart({ page, texts }: Visitor) {
  await page.addStyleTag({ content: ':root { font-size: 32px !important }' });
  for (const width of [1_280, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([page.url(), wide]).toEqual([page.url(), width]);
    for (const line of await page.getByRole('list', { name: texts.line.label }).all()) {
      const gaps = await line.evaluate((list) => {
        const labels = [...list.querySelectorAll('li > div')]
          .filter((label) => label.clientWidth > 1)
          .map((label) => (label.firstElementChild ?? label).getBoundingClientRect());
        return labels.slice(1).map(({ left }, index) => left - (labels[index]?.right ?? 0));
      });
      expect(gaps.filter((gap) => gap < 4)).toEqual([]);
    }
  }
}
