import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { bringTo } from '#ops/driver/journey.ts';
import { loggedIn } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import { barriersInBothModes } from '../../support/browser/barriers.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import { open } from '../../support/browser/visitor.ts';

let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

test('the member area is accessible and fits a small phone in the whole product', async () => {
  const { foundationId: id } = await bringTo(cast, 'start-pending');
  const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
  const { page } = founder;
  for (const name of ['foundation', 'dashboard', 'foundations'] as const) {
    await open(founder, name, { id });
    expect(await barriersInBothModes(page, 'best-practice'), name).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 780 });
  await open(founder, 'foundation', { id });
  const spill = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(spill)).toBeLessThanOrEqual(0);
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});
