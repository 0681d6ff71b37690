import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The sets of rules that the law asks for. */
export const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The two modes differ in colours alone, so that dark mode needs no other rules. */
export const rulesOfColours = {
  type: 'rule' as const,
  values: ['color-contrast', 'link-in-text-block'],
};

/** What keeps people out of the page, each with its first element. */
export async function barriers(
  page: Page,
  runOnly: string[] | typeof rulesOfColours = rules,
): Promise<string[]> {
  // Half a megabyte, which a page takes once and keeps until it is left.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    const options = { runOnly: rules, resultTypes: ['violations' as const] };
    const result = await window.axe?.run(document, options);
    if (!result) throw new Error('The page was left while it was examined.');
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  }, runOnly);
}

/**
 * The same in light and in dark mode, without loading the page again.
 *
 * @param more sets of rules beside the law's, such as `best-practice`
 */
export async function barriersInBothModes(page: Page, ...more: string[]): Promise<string[]> {
  await setMode(page, 'light');
  const light = await barriers(page, [...rules, ...more]);
  await setMode(page, 'dark');
  const dark = await barriers(page, rulesOfColours);
  return [...light.map((one) => `light: ${one}`), ...dark.map((one) => `dark: ${one}`)];
}

async function setMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction(
    (scheme) => document.documentElement.dataset.colorScheme === scheme,
    colorScheme,
  );
  // Until then colours are between those of the two modes.
  await page.evaluate(() => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(fading.map(({ finished }) => finished));
  });
}
