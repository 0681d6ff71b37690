import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beforeLogin,
  mailWeb,
  open,
  openBrowser,
  site,
  type Visitor,
  visitor,
} from '../support/browser.ts';
import { logInToConsole, openInConsole } from '../support/console-pages.ts';
import { logIn, stationOf } from '../support/founder-pages.ts';
import { bringTo, notaryEmail } from '../support/journey.ts';
import { mailWhere } from '../support/mails.ts';
import { linkIn, openLink } from '../support/notary-page.ts';
import { siteCast } from '../support/site-people.ts';

let browser: Browser;
/** Foundations at a form, at an appointment and at the notary. */
let form: string;
let appointment: string;
let link: string;

beforeAll(async () => {
  browser = await openBrowser();
  const cast = await siteCast();
  form = (await bringTo(cast, 'start-pending')).foundationId;
  appointment = (await bringTo(cast, 'notary-appointment-confirmation-pending')).foundationId;
  const { foundationId } = await bringTo(cast, 'foundation-certificate-pending');
  const mail = await mailWhere(mailWeb, ({ to }) => to === notaryEmail(foundationId));
  link = linkIn(mail, foundationId, 'certificate');
});

afterAll(() => browser?.close());

/** Serious and critical violations of the page, each with its first element. */
async function violations({ page }: Visitor): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.target.join(' ')})`);
}

describe.each(['light', 'dark'] as const)('axe finds nothing serious, %s', (colorScheme) => {
  test.each(['home', 'login', 'register'] as const)('%s', async (page) => {
    const somebody = await visitor(browser, 'somebody', { colorScheme });
    await open(somebody, page);
    expect(await violations(somebody)).toEqual([]);
    await somebody.context.close();
  });

  test('dashboard and foundation', async () => {
    const founder = await visitor(browser, 'founder', { colorScheme });
    await logIn(founder, 'founder@example.com');
    expect(await violations(founder)).toEqual([]);
    await open(founder, 'foundation', { id: form });
    await stationOf(founder, 'start-pending').waitFor();
    expect(await violations(founder)).toEqual([]);
    await open(founder, 'foundation', { id: appointment });
    await stationOf(founder, 'notary-appointment-confirmation-pending').waitFor();
    await founder.page.locator('#history summary').click();
    expect(await violations(founder)).toEqual([]);
    await founder.context.close();
  });

  test("the notary's page", async () => {
    const notary = await visitor(browser, 'notary', { colorScheme });
    await openLink(notary, link);
    await notary.page.locator('input[type=file]').waitFor({ state: 'attached' });
    expect(await violations(notary)).toEqual([]);
    await notary.context.close();
  });

  test('the console', async () => {
    const staff = await visitor(browser, 'staff', { colorScheme, expected: [beforeLogin] });
    await staff.page.goto(`${site}/admin/`);
    await staff.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(staff)).toEqual([]);
    await logInToConsole(staff, 'staff@example.com');
    await staff.page.getByRole('row').nth(1).waitFor();
    expect(await violations(staff)).toEqual([]);
    await openInConsole(staff, appointment);
    const { timeline } = staff.consoleTexts.foundation;
    const panel = staff.page.getByRole('region', { name: timeline.title, exact: true });
    await panel.getByRole('listitem').first().waitFor();
    expect(await violations(staff)).toEqual([]);
    await staff.context.close();
  });
});
