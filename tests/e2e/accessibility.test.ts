import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriersInBothModes } from '../support/browser/barriers.ts';
import { member } from '../support/browser/sessions.ts';
import {
  addressOf,
  hydrated,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';
import { templateOf } from '../support/crawl/crawled-page.ts';
import { lookAtAll } from '../support/crawl/look.ts';
import { readSitemap } from '../support/crawl/sitemap.ts';

const spill = ({ page }: Visitor) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('a page keeps nobody out, and fits a phone', () => {
  test('every template of the public site', async () => {
    const byTemplate = Map.groupBy(await readSitemap(), ({ path }) => templateOf(path));
    expect(byTemplate.size).toBeGreaterThan(15);
    const paths = [...byTemplate.values()].flatMap(([first]) => first?.path ?? []);
    expect(await lookAtAll(await openBrowser(), site, paths)).toEqual([]);
  });

  test('what the sitemap does not list, and forms that are refused', async () => {
    const who = await visitor('somebody', { phone: true, expected: [/^400 POST/] });
    const unlisted = [
      'login',
      'register',
      'password-forgotten',
      'password-reset',
      'verify',
      'invite',
    ];
    const mailed = ['confirm-email', 'newsletter-confirm', 'newsletter-end', 'newsletter-order'];
    for (const name of [...unlisted, ...mailed] as 'login'[]) {
      await open(who, name);
      expect(await barriersInBothModes(who.page), name).toEqual([]);
    }
    for (const name of ['become-a-partner', 'withdrawal', 'newsletter-order'] as const) {
      await open(who, name);
      await who.page.waitForLoadState('networkidle');
      await who.page.locator('main button[type=submit]').first().click();
      await who.page.getByRole('alert').waitFor();
      expect(await barriersInBothModes(who.page), name).toEqual([]);
      expect(await spill(who), name).toBeLessThanOrEqual(0);
    }
  });

  // Formations, the dashboard and the account: tests/components/{foundation-look,account-settings}.test.tsx
  test('the member area, where a code is copied and conditions fold on a phone', async () => {
    const { who } = await member();
    const { page, texts, context } = who;
    for (const [name, id] of [
      ['news', ''],
      ['news-article', 'news-e-invoice-2027'],
      ['academy', ''],
      ['templates', ''],
      ['partners', ''],
    ] as const) {
      await open(who, name, { id });
      expect(await barriersInBothModes(page, 'best-practice'), name).toEqual([]);
      await page.setViewportSize({ width: 360, height: 780 });
      expect(await spill(who), name).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    const { copyOf, copied, filter, conditions, limits } = texts.memberPartners;
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site });
    const values = { code: 'SIEBEN-BELEG', name: 'Belegbach' };
    await page.getByRole('button', { name: pattern(copyOf, values) }).click();
    await page.getByRole('status').getByText(pattern(copied, values)).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SIEBEN-BELEG');
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole('link', { name: filter.university, exact: true }).click();
    await page.waitForURL(/\?kind=university$/);
    const offer = page.getByRole('main').getByRole('article').first();
    await expect.poll(() => offer.getByText(limits).isVisible()).toBe(false);
    await offer.getByText(conditions, { exact: true }).click();
    await offer.getByText(limits).waitFor();
  });
});

describe('by keyboard', () => {
  /** More than there are stops on the page. */
  const maxSteps = 90;

  interface Focused {
    name: string;
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
      const inside =
        top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const places = ['dialog', 'header', 'main', 'footer'] as const;
      return {
        name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
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

  test('the first key leads past the menu, whose stops are seen in their order', async () => {
    const who = await visitor('reader');
    const { page, texts } = who;
    const { common } = texts;
    await open(who, 'found-now');
    const [skip, ...passed] = await tabTo(page, ({ place }) => place === 'main');
    expect(skip).toMatchObject({ name: common.skipToContent, seen: true });
    const stops = passed.filter(({ place }) => place === 'header');
    expect(stops.filter(({ seen }) => !seen)).toEqual([]);
    const { howItWorks, offer, costs, partners, faq, testimonials, search, login } = common.menu;
    const menu = [howItWorks, offer, costs, partners, faq, testimonials, search];
    const languages = [common.language.de, common.language.en];
    const register = `${common.menu.register} (${common.menu.signUp})`;
    // The first is the mark, which leads home.
    expect(stops.slice(1).map(({ name }) => name)).toEqual([
      ...menu,
      ...languages,
      login,
      register,
    ]);
    await page.reload();
    await tabTo(page, () => true);
    await page.keyboard.press('Enter');
    const [next] = await tabTo(page, () => true);
    expect(next?.place).not.toBe('header');
  });

  test.each(['light', 'dark'] as const)('every stop on a page is seen, %s', async (colorScheme) => {
    const who = await visitor('reader', { colorScheme });
    await open(who, 'contact');
    const last = who.texts.common.footer.accessibility;
    const stops = await tabTo(who.page, ({ name }) => name === last);
    expect(stops.filter(({ place }) => place === 'footer').length).toBeGreaterThan(10);
    expect(stops.filter(({ seen, name }) => !seen && name !== '')).toEqual([]);
  });

  test('on a phone the menu is opened, walked, left and opened again', async () => {
    const who = await visitor('reader', { phone: true });
    const { page, texts } = who;
    const { openMenu, closeMenu, mainMenu, language, menu: words } = texts.common;
    const menu = page.getByRole('dialog', { name: mainMenu });
    const opener = page.getByRole('button', { name: openMenu });
    await open(who, 'home');
    await tabTo(page, ({ name }) => name === openMenu);
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await focused(page)).toMatchObject({ name: closeMenu, place: 'dialog' });
    const passed = await tabTo(page, ({ name }) => name === language.en);
    expect(passed.every(({ place, seen }) => place === 'dialog' && seen)).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
    await opener.click();
    await menu.getByRole('link', { name: words.faq }).click();
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).hash).toBe('#fragen');
    await opener.click();
    await menu.getByRole('link', { name: language.en }).press('Enter');
    await page.waitForURL(addressOf({ ...who, locale: 'en' }, 'home'));
    await hydrated(page);
  });
});
