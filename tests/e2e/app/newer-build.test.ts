import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { logIn } from '../../support/browser/sessions.ts';
import { open, openBrowser, site, type Visitor, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A founder on the dashboard whose clock stands still until it is moved. */
async function founder() {
  const who = await visitor(browser, 'returning');
  await who.page.clock.install();
  await logIn(who, 'founder@example.com');
  await open(who, 'dashboard');
  const documents: string[] = [];
  who.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return { who, documents };
}

/** From now on the site says that it was built anew. */
const release = ({ page }: Visitor) =>
  page.route('**/build.json', (route) => route.fulfill({ json: { id: 'newer' } }));

async function go({ page, texts }: Visitor, to: 'dashboard' | 'foundation'): Promise<void> {
  const name = { dashboard: 'dashboard', foundation: 'foundations' } as const;
  await page.getByRole('link', { name: texts.common.app[to], exact: true }).click();
  await page.waitForURL(site + pathTo(name[to], 'de'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('a newer build', () => {
  test('is noticed within the hour and loaded with the next navigation, once per path', async () => {
    const { who, documents } = await founder();
    await go(who, 'foundation');
    expect(documents).toEqual([]);
    await release(who);
    await who.page.clock.fastForward(HOUR);
    await who.page.waitForTimeout(500);
    expect(documents).toEqual([]);
    await go(who, 'dashboard');
    expect(documents).toEqual([pathTo('dashboard', 'de')]);

    // The site still names another build: as if the new one could not be loaded.
    const asked = who.page.waitForResponse('**/build.json');
    await who.page.clock.fastForward(HOUR);
    await asked;
    await who.page.waitForTimeout(500);
    await go(who, 'foundation');
    expect(documents).toHaveLength(2);
    await who.context.close();
  });

  test('is not loaded for a path that was reloaded less than ten seconds ago', async () => {
    const { who, documents } = await founder();
    await release(who);
    await who.page.clock.fastForward(HOUR);
    await who.page.waitForTimeout(500);
    await who.page.evaluate(
      (path) => {
        sessionStorage.setItem('reloads', JSON.stringify([[path, Date.now()]]));
      },
      pathTo('foundations', 'de'),
    );
    await go(who, 'foundation');
    expect(documents).toEqual([]);
    await go(who, 'dashboard');
    expect(documents).toHaveLength(1);
    await who.context.close();
  });
});

test('a part of the page whose file is gone reloads the page', async () => {
  const { who, documents } = await founder();
  await who.page.route('**/assets/user-panel-*.js', (route) => route.fulfill({ status: 404 }));
  const reloaded = who.page.waitForEvent('framenavigated');
  await who.page.getByRole('button', { name: who.texts.common.app.userMenu }).first().click();
  await reloaded;
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  expect(documents).toEqual([pathTo('dashboard', 'de')]);
  await who.context.close();
});

test('the build has a name and a list of its files', async () => {
  const { id } = (await (await fetch(`${site}/build.json`)).json()) as { id: string };
  expect(id).toMatch(/^[0-9a-f]+$/);
  const manifest = await (await fetch(`${site}/build-manifest.json`)).json();
  const { files, ...rest } = manifest as { id: string; files: string[] };
  expect(rest).toEqual({ id });
  expect(files.length).toBeGreaterThan(20);
  const answers = await Promise.all(files.slice(0, 5).map((file) => fetch(site + file)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
