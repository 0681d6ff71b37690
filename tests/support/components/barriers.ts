import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { rules, rulesOfColours } from '../browser/barriers.ts';

interface Media {
  media?: 'print' | 'screen';
  mode?: 'light' | 'dark';
}

/** On what the page is shown, and what the visitor's system prefers. */
export async function emulate({ media = 'screen', mode = 'light' }: Media): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: mode },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}

export async function setMode(mode: 'light' | 'dark'): Promise<void> {
  await emulate({ mode });
  await expect.poll(() => document.documentElement.dataset.colorScheme).toBe(mode);
  // Until then colours are between those of the two modes.
  const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(fading.map(({ finished }) => finished));
}

/** What keeps people out of the page in one mode, each with its first element. */
export async function barriersIn(
  mode: 'light' | 'dark',
  runOnly: string[] | typeof rulesOfColours = rules,
): Promise<string[]> {
  await setMode(mode);
  const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${mode}: ${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/**
 * The same in light and in dark mode.
 *
 * @param more sets of rules beside the law's, such as `best-practice`
 */
export const barriersInBothModes = async (...more: string[]): Promise<string[]> => [
  ...(await barriersIn('dark', rulesOfColours)),
  ...(await barriersIn('light', [...rules, ...more])),
];

/** Shows the page on a screen of this width. */
export const onScreen = (width: number, height = 900) => page.viewport(width, height);

/** By how many pixels the page is wider than its screen. */
export const spill = () => document.documentElement.scrollWidth - window.innerWidth;

/** Cells of a table out of which something sticks, by their words. */
export const crowdedCells = () =>
  [...document.querySelectorAll('main td')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent)
    // A box that chooses has a larger area for the finger.
    .filter((words) => words !== '');
