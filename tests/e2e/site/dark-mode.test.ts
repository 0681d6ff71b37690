import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { colors } from '#domain/site/colors.ts';
import { bringTo } from '#scripts/driver/journey.ts';
import { siteCast } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { open, openBrowser } from '../../support/browser/visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

/** Relative luminance of the computed colours, as WCAG defines it. */
function luminances(box: Locator, ...given: string[]): Promise<number[]> {
  return box.evaluate((element, others) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas.');
    const { backgroundColor, color } = getComputedStyle(element);
    return [backgroundColor, color, ...others].map((value) => {
      canvas.fillStyle = value;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    });
  }, given);
}

test('an alert in dark mode is lighter than the card it is on, and easy to read', async () => {
  const cast = await siteCast();
  const { foundationId: id } = await bringTo(cast, 'foundation-certificate-pending');
  const founder = await loggedIn(browser, cast.founderEmail, {
    name: 'founder',
    colorScheme: 'dark',
  });
  await open(founder, 'foundation', { id });
  const alert = founder.page
    .locator('.MuiAlert-root')
    .filter({ hasText: founder.texts.foundation.bankAccount.hint });
  const [background = 0, text = 0, surface = 0] = await luminances(alert, colors.dark.surface);
  expect(background).toBeGreaterThan(surface);
  expect((text + 0.05) / (background + 0.05)).toBeGreaterThan(7);
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});
