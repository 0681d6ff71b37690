import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addressOf,
  open,
  openBrowser,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** More than there are stops on the page. */
const maxSteps = 90;

interface Focused {
  name: string;
  href: string | null;
  /** It can be seen, and that it has the focus can be seen too. */
  seen: boolean;
  place: 'header' | 'main' | 'dialog' | 'footer' | 'other';
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(async () => {
    // Until it has been scrolled to and painted.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const luminanceOf = (color: string) => {
      const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
      const linear = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      const [red = 0, green = 0, blue = 0] = linear;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isClear = (color: string) => /^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(color);
    let behind: Element | null = element.parentElement;
    while (behind && isClear(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement;
    const backdrop = behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)';
    const [ring, ground] = [luminanceOf(outlineColor), luminanceOf(backdrop)];
    const contrast = (Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05);
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const inside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const places = ['dialog', 'header', 'main', 'footer'] as const;
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      href: element.getAttribute('href'),
      seen: inside && outlined && contrast >= 3 && width > 0 && height > 0,
      place: places.find((place) => element.closest(place)) ?? 'other',
    };
  });

/** Presses Tab until something has the focus. @returns all that had it on the way */
async function tabTo(page: Page, found: (at: Focused) => boolean): Promise<Focused[]> {
  const passed: Focused[] = [];
  for (let steps = 0; steps < maxSteps; steps += 1) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    passed.push(at);
    if (found(at)) return passed;
  }
  throw new Error(`Not reached: ${passed.map(({ name }) => name).join(', ')}`);
}

const headingOf = ({ page }: Visitor) => page.getByRole('heading', { level: 1 }).textContent();

test('the first key leads past the menu into the content', async () => {
  const who = await visitor(browser, 'reader');
  await open(who, 'imprint');
  const [skip] = await tabTo(who.page, () => true);
  expect(skip).toMatchObject({ name: who.texts.common.skipToContent, seen: true });
  await who.page.keyboard.press('Enter');
  const [next] = await tabTo(who.page, () => true);
  expect(next?.place).not.toBe('header');
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('the header is walked in its order, every stop is seen, and the language is switched', async () => {
  const who = await visitor(browser, 'reader');
  await open(who, 'found-now');
  const { common } = who.texts;
  const passed = await tabTo(who.page, ({ place }) => place === 'main');
  const stops = passed.filter(({ place }) => place === 'header');
  expect(stops.filter(({ seen }) => !seen)).toEqual([]);
  const { howItWorks, offer, costs, partners, faq, testimonials, search, login } = common.menu;
  expect(stops.slice(1).map(({ name }) => name)).toEqual([
    howItWorks,
    offer,
    costs,
    partners,
    faq,
    testimonials,
    search,
    common.language.de,
    common.language.en,
    login,
    `${common.menu.register} (${common.menu.signUp})`,
  ]);
  await who.page.reload();
  await tabTo(who.page, ({ name }) => name === common.language.en);
  await who.page.keyboard.press('Enter');
  await who.page.waitForURL(addressOf({ ...who, locale: 'en' }, 'found-now'));
  expect(await headingOf(who)).not.toBe('');
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test.each(['light', 'dark'] as const)('every stop on a page is seen, %s', async (colorScheme) => {
  const who = await visitor(browser, 'reader', { colorScheme });
  await open(who, 'contact');
  const stops = await tabTo(who.page, ({ name }) => name === who.texts.common.footer.accessibility);
  expect(stops.filter(({ place }) => place === 'footer').length).toBeGreaterThan(10);
  expect(stops.filter(({ place }) => place === 'main').length).toBeGreaterThan(3);
  expect(stops.filter(({ seen, name }) => !seen && name !== '')).toEqual([]);
  await who.context.close();
});

test('on a phone the menu is opened, walked and left by keyboard', async () => {
  const who = await visitor(browser, 'reader', { phone: true });
  await open(who, 'blog');
  const { page, texts } = who;
  await tabTo(page, ({ name }) => name === texts.common.openMenu);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: texts.common.mainMenu }).waitFor();
  expect(await focused(page)).toMatchObject({ name: texts.common.closeMenu, place: 'dialog' });
  const passed = await tabTo(page, ({ name }) => name === texts.common.language.en);
  expect(passed.every(({ place, seen }) => place === 'dialog' && seen)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(addressOf({ ...who, locale: 'en' }, 'blog'));
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});
