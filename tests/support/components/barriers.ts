import axe from 'axe-core';
import { expect } from 'vitest';
import { cdp } from 'vitest/browser';
import { rules } from '../browser/barriers.ts';

/** What keeps people out of the page in light and in dark mode, each with its first element. */
export async function barriersInBothModes(): Promise<string[]> {
  const found: string[] = [];
  try {
    for (const mode of ['light', 'dark'] as const) {
      await prefer(mode);
      await expect.poll(() => document.documentElement.dataset.colorScheme).toBe(mode);
      await faded();
      const options = { runOnly: rules, resultTypes: ['violations' as const] };
      const { violations } = await axe.run(document, options);
      for (const { id, nodes } of violations) {
        found.push(`${mode}: ${id}: ${nodes[0]?.html.slice(0, 200)}`);
      }
    }
  } finally {
    await prefer('light');
  }
  return found;
}

const prefer = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });

/** Until then colours are between those of the two modes. */
const faded = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition)
      .map(({ finished }) => finished),
  );
