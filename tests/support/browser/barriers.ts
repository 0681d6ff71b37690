import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What keeps people out of the page, each with its first element.
 *
 * @param more sets of rules beside the law's, such as `best-practice`
 */
export async function barriers(page: Page, ...more: string[]): Promise<string[]> {
  // Otherwise a page of its own is opened for every analysis; there are no frames to look into.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags([...rules, ...more]).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
