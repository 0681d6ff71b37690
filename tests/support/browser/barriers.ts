import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * What keeps people out of the page, each with its first element.
 *
 * @param more sets of rules beside the law's, such as `best-practice`
 */
export const barriers = (page: Page, ...more: string[]): Promise<string[]> =>
  violations(axeOn(page).withTags([...rules, ...more]));

/** In light, then in dark mode, which has other colours and is the same page otherwise. */
export async function barriersInBothModes(page: Page, ...more: string[]): Promise<string[]> {
  await setMode(page, 'light');
  const inLight = await barriers(page, ...more);
  await setMode(page, 'dark');
  const inDark = await violations(axeOn(page).withRules(rulesOfColour));
  return [...inLight.map((one) => `light: ${one}`), ...inDark.map((one) => `dark: ${one}`)];
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

/** Otherwise a page of its own is opened for every analysis; there are no frames to look into. */
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
