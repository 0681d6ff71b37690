import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringTo } from '#scripts/driver/journey.ts';
import { siteCast } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { field, open, openBrowser, type Visitor } from '../../support/browser/visitor.ts';

/** Default timeout of a toast (specification § 4.3). */
const TIMEOUT_MS = 5_000;

let browser: Browser;
let founder: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  const cast = await siteCast();
  const { foundationId: id } = await bringTo(cast, 'documents-pending');
  founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
  await open(founder, 'foundation', { id });
});

afterAll(() => browser?.close());

/** Changes the notary, which the page confirms with a toast. */
async function toastFor(name: string): Promise<Locator> {
  const { page, texts } = founder;
  await page.getByRole('button', { name: texts.foundation.page.data.change, exact: true }).click();
  await field(page, texts.foundation.coreData.notaryName).fill(name);
  await page.getByRole('button', { name: texts.foundation.notaryForm.submit, exact: true }).click();
  const toast = page.locator('[data-toast]').filter({ hasText: texts.foundation.page.saved });
  await toast.waitFor();
  return toast;
}

/** The page measures how long the next toast is there: this process may notice it late. */
async function timeNextToast(): Promise<() => Promise<number>> {
  await founder.page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new MutationObserver(() => {
      const isThere = document.querySelector('[data-toast]') !== null;
      // One that has come is awaited to go, and the other way round.
      if (isThere === (times.length === 0) && times.length < 2) times.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () =>
    founder.page.evaluate(() => {
      const [come = 0, gone = 0] = (window as unknown as { times: number[] }).times;
      return gone - come;
    });
}

test('a toast closes by itself after five seconds', async () => {
  const duration = await timeNextToast();
  const toast = await toastFor('Notariat am Dom');
  await toast.waitFor({ state: 'detached' });
  expect(await duration()).toBeGreaterThanOrEqual(TIMEOUT_MS - 50);
  expect(await duration()).toBeLessThan(TIMEOUT_MS + 2_500);
});

test('it pauses while hovered and resumes afterwards', async () => {
  const { page } = founder;
  await page.clock.install();
  const toast = await toastFor('Notarin Dr. Weber');
  await toast.hover();
  await page.clock.fastForward(TIMEOUT_MS + 1_500);
  // Long enough to fade out.
  await sleep(500);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(10, 10);
  await page.clock.fastForward(TIMEOUT_MS);
  await toast.waitFor({ state: 'detached', timeout: 2_000 });
});

test('it is at the bottom end, 24rem wide, full width on a phone', async () => {
  const { page, texts } = founder;
  const toast = await toastFor('Notariat am Markt');
  const wide = await toast.boundingBox();
  expect(wide?.width).toBe(384);
  expect((wide?.x ?? 0) + 384).toBeGreaterThan(1_280 - 48);
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await toast.boundingBox())?.width).toBeGreaterThan(360 - 48);
  await page.setViewportSize({ width: 1_280, height: 900 });
  await toast.getByRole('button', { name: texts.toasts.close }).click();
  await toast.waitFor({ state: 'detached', timeout: 2_000 });
  expect(founder.troubles()).toEqual([]);
});

/** Whether a toast lies over what has the focus; null while nothing of the page has it. */
const covered = () =>
  founder.page.evaluate(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement.closest('[data-toast]'))
      return null;
    const focused = activeElement.getBoundingClientRect();
    return [...document.querySelectorAll('[data-toast]')].some((toast) => {
      const box = toast.getBoundingClientRect();
      return (
        focused.left < box.right &&
        box.left < focused.right &&
        focused.top < box.bottom &&
        box.top < focused.bottom
      );
    });
  });

test.each([
  ['phone', 360, 740],
  ['window', 1_280, 900],
])('it never covers what has the focus, on a %s', async (_, width, height) => {
  const { page, texts } = founder;
  await page.setViewportSize({ width, height });
  const words = texts.foundation.page.data;
  const trigger = page.getByRole('button', { name: words.change, exact: true });
  // Where the toast is going to be.
  await trigger.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const toast = await toastFor(`Notariat ${width}`);
  await toast.hover();
  await page.waitForFunction((name) => document.activeElement?.textContent === name, words.change);
  expect(await covered()).toBe(false);
  for (let steps = 0; steps < 8; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await covered()).not.toBe(true);
  }
  await toast.getByRole('button', { name: texts.toasts.close }).click();
  await toast.waitFor({ state: 'detached', timeout: 2_000 });
  expect(await page.evaluate(() => document.body.style.paddingBottom)).toBe('');
  expect(founder.troubles()).toEqual([]);
});
