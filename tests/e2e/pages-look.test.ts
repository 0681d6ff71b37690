import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statuses } from '#domain/foundation/statuses.ts';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo } from '#scripts/driver/journey.ts';
import { logIn } from '../support/browser/founder-pages.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { open, openBrowser, type Visitor, visitor } from '../support/browser/visitor.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke GmbH';

let browser: Browser;
let founder: Visitor;
let cast: SiteCast;

beforeAll(async () => {
  browser = await openBrowser();
  founder = await visitor(browser, 'founder');
  cast = await siteCast();
  await logIn(founder, cast.founderEmail);
});

afterAll(() => browser?.close());

async function faults(): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: founder.page }).withTags(rules).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

const spill = () =>
  founder.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const reachable = statuses.filter(
  (status) => status !== 'consultation-pending' && status !== 'cancelled',
);

describe('the member area is accessible', () => {
  test.each(reachable)('the page of a foundation at %s', async (status) => {
    const { foundationId: id } = await bringTo(cast, status);
    for (const colorScheme of ['light', 'dark'] as const) {
      await founder.page.emulateMedia({ colorScheme });
      await open(founder, 'foundation', { id });
      expect(await faults(), colorScheme).toEqual([]);
    }
    expect(founder.troubles()).toEqual([]);
  });

  test.each(['dashboard', 'foundations'] as const)('the %s', async (page) => {
    await open(founder, page);
    expect(await faults()).toEqual([]);
  });
});

test('nothing overflows on a phone, with a long name and 14 documents', async () => {
  const { foundationId: id } = await bringTo(cast, 'documents-pending', longName);
  for (let number = 1; number <= 14; number += 1) {
    const title = `Anlage ${number} zum Gesellschaftsvertrag`;
    const path = `/foundations/${id}/documents`;
    expect((await cast.staff.upload(path, { title }, pdf(title))).status).toBe(200);
  }
  const submit = `/foundations/${id}/commands/submit-documents-for-review`;
  expect((await cast.staff.send(submit, {})).status).toBe(200);
  await founder.page.setViewportSize({ width: 360, height: 800 });
  await open(founder, 'foundation', { id });
  expect(await spill()).toBe(0);
  await founder.page.getByText(/^Alle 14 /).click();
  const rows = founder.page.locator('section[aria-labelledby=documents] li a');
  expect(await rows.count()).toBe(14);
  expect(await spill()).toBe(0);
  for (const page of ['dashboard', 'foundations'] as const) {
    await open(founder, page);
    expect(await spill(), page).toBe(0);
  }
});
