import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { colors } from '#domain/site/colors.ts';
import { newMember } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { open, openBrowser, type Visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let email: string;
beforeAll(async () => {
  browser = await openBrowser();
  email = await newMember();
});
afterAll(() => browser?.close());

/** Chromium rounds the time of the first paint down. */
const PAINT_ROUNDED_TO_MS = 4;

interface Frame {
  at: number;
  color: string;
}

/** Notes what lies behind the page at every frame, and which was the first to be painted. */
async function watchFrames({ page }: Visitor): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const at = performance.now();
      const behind = [document.body, document.documentElement]
        .map((element) => element && getComputedStyle(element).backgroundColor)
        .find((color) => color && color !== 'rgba(0, 0, 0, 0)');
      frames.push({ at, color: behind ?? 'nothing' });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    // On a busy machine the scripts may run before anything is painted.
    const paint = () => performance.getEntriesByName('first-paint')[0]?.startTime;
    const painted = Number(await (await page.waitForFunction(paint)).jsonValue());
    const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);
    const first = Math.max(
      frames.findLastIndex(({ at }) => at < painted + PAINT_ROUNDED_TO_MS),
      0,
    );
    return [...new Set(frames.slice(first).map(({ color }) => color))];
  };
}

const rgb = (hex: string) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
};
const [light, dark] = [rgb(colors.light.paper), rgb(colors.dark.paper)];

describe.each([
  { mode: 'light', colorScheme: 'dark', background: light },
  { mode: 'dark', colorScheme: 'light', background: dark },
  { mode: 'system', colorScheme: 'dark', background: dark },
  { mode: 'system', colorScheme: 'light', background: light },
] as const)('with $mode chosen on a $colorScheme device', (given) => {
  const { mode, colorScheme, background } = given;

  test('every frame of a page has the right background, also where the page forces one', async () => {
    const who = await loggedIn(browser, email, { colorScheme, expected: [/upload-links/] });
    const { common } = who.texts;
    await open(who, 'settings');
    await who.page.getByRole('button', { name: common.colorMode[mode], exact: true }).click();
    const stored = await who.page.evaluate(() => localStorage.getItem('mui-mode'));
    expect(stored ?? 'system').toBe(mode);
    const frames = await watchFrames(who);
    await open(who, 'dashboard');
    expect(await frames()).toEqual([background]);
    await open(who, 'home');
    expect(await frames()).toEqual([background]);
    await open(who, 'notary-certificate', { id: randomUUID() });
    expect(await frames()).toEqual([light]);
    await open(who, 'dashboard');
    expect(await frames()).toEqual([background]);
    await who.context.close();
  });
});

test('nothing fades for those who ask for less motion', async () => {
  const who = await loggedIn(browser, email);
  await open(who, 'products');
  const fading = () =>
    [...document.querySelectorAll('body, body *')]
      .filter((element) => getComputedStyle(element).transitionDuration !== '0s')
      .map(({ tagName, className }) => `${tagName} ${className}`);
  expect(await who.page.evaluate(fading)).toEqual([]);
  await who.page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await who.page.evaluate(fading)).not.toEqual([]);
  await who.context.close();
});

test('the language chosen among the settings is kept for a year', async () => {
  const who = await loggedIn(browser, email);
  await open(who, 'settings');
  const { common } = who.texts;
  await who.page.locator('main').getByRole('link', { name: common.language.en }).click();
  await who.page.waitForURL(/\/en\/app\/settings\/$/);
  const cookie = (await who.context.cookies()).find(({ name }) => name === 'locale');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(cookie?.value).toBe('en');
  expect(Math.round(days)).toBe(365);
  await who.context.close();
});
