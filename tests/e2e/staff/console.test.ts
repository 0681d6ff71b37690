import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventTexts } from '#domain/site/event-texts.ts';
import { payloads } from '#scripts/demo/foundations.ts';
import { pdf } from '#scripts/demo/pdf.ts';
import { bringTo, type Cast } from '#scripts/driver/journey.ts';
import { PASSWORD } from '#scripts/driver/system.ts';
import { barriersInBothModes } from '#tests/support/browser/barriers.ts';
import { atWork, logInToConsole, openInConsole } from '#tests/support/browser/console-pages.ts';
import { seedIdleFoundations } from '#tests/support/browser/idle-foundations.ts';
import { loggedIn } from '#tests/support/browser/sessions.ts';
import {
  beforeLogin,
  field,
  open,
  pattern,
  site,
  type Visitor,
  visitor,
} from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: Cast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

const commandsOf = (who: Visitor) =>
  who.page.getByRole('region', { name: who.consoleTexts.foundation.commands });
const dialogOf = (who: Visitor) => who.page.getByRole('dialog');

describe('who gets in', () => {
  test('a member is refused, and the session ends at once', async () => {
    const member = await visitor(browser, 'founder', { expected: [beforeLogin] });
    await member.page.goto(`${site}/admin/`);
    const { login, errors } = member.consoleTexts;
    await field(member.page, login.email).fill('founder@example.com');
    await field(member.page, login.password).fill(PASSWORD);
    await member.page.getByRole('button', { name: login.submit }).click();
    await member.page.getByText(errors.NO_ACCESS.title, { exact: true }).waitFor();
    const cookies = await member.context.cookies();
    expect(cookies.filter(({ name }) => name.includes('session_token'))).toEqual([]);
    expect(member.troubles()).toEqual([]);
    await member.context.close();
  });

  test('the session of the member area does not open the console, and survives the visit', async () => {
    const expected = [beforeLogin];
    const member = await loggedIn(browser, 'founder@example.com', { expected });
    await member.page.goto(`${site}/admin/foundations/`);
    await member.page.getByRole('heading', { name: member.consoleTexts.login.title }).waitFor();
    await open(member, 'dashboard');
    expect(new URL(member.page.url()).pathname).toBe('/app/');
    expect(member.troubles()).toEqual([]);
    await member.context.close();
  });

  test('search engines are kept out, and the page contains no data', async () => {
    const answer = await fetch(`${site}/admin/`);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(await answer.text()).toContain('content="noindex, nofollow"');
  });
});

describe('the work list', () => {
  test('a lawyer sees what waits for the law firm and opens it by keyboard', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer');
    const row = lawyer.page
      .getByRole('row')
      .filter({ has: lawyer.page.locator(`a[href*="${foundationId}"]`) });
    await row.getByText(lawyer.consoleTexts.task['review-pending']).waitFor();
    await lawyer.page.keyboard.press('j');
    await lawyer.page.keyboard.press('Enter');
    await lawyer.page.waitForURL(/\/admin\/foundations\/[0-9a-f-]{36}\/show/);
    expect(lawyer.troubles()).toEqual([]);
    await lawyer.context.close();
  });

  test('shows your tasks behind 201 idle founders, and pages through the overdue ones', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const removeIdle = await seedIdleFoundations({ idle: 171, overdue: 30 });
    try {
      const lawyer = await atWork(browser, 'lawyer');
      const { tasks, pager } = lawyer.consoleTexts;
      const main = lawyer.page.getByRole('main');
      await main.locator(`a[href*="${foundationId}"]`).first().waitFor();
      await main.getByRole('button', { name: `${tasks.overdue} 30` }).click();
      const range = pattern(pager.range, { from: 1, to: 25, total: 30 });
      await main.getByText(range).waitFor();
      await main.locator('tbody tr').nth(24).waitFor();
      expect(await main.locator('tbody tr').count()).toBe(25);
      await main.getByRole('button', { name: pager.next }).click();
      await main.getByText(pattern(pager.range, { from: 26, to: 30, total: 30 })).waitFor();
      // The earlier page stays until the next one has arrived.
      await main.locator('tbody tr').nth(5).waitFor({ state: 'detached' });
      expect(await main.locator('tbody tr').count()).toBe(5);
      expect(lawyer.troubles()).toEqual([]);
      await lawyer.context.close();
    } finally {
      await removeIdle();
    }
  });

  test('a foundation is found by its file number, and phones never scroll sideways', async () => {
    const { foundationId } = await bringTo(cast, 'documents-pending');
    const staff = await atWork(browser, 'staff');
    await staff.page.setViewportSize({ width: 360, height: 780 });
    await staff.page.keyboard.press('/');
    await staff.page.keyboard.type(foundationId.slice(0, 8));
    await staff.page.keyboard.press('Enter');
    await staff.page.waitForURL(/\/admin\/foundations\/?\?/);
    await staff.page.getByText(pluralOne(staff), { exact: true }).waitFor();
    const sideways = () =>
      staff.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBe(0);
    await staff.page.locator(`main a[href*="${foundationId}"]`).first().click();
    await commandsOf(staff).waitFor();
    expect(await sideways()).toBe(0);
    await staff.context.close();
  });
});

describe('the list of foundations', () => {
  test('keeps search and filters in the URL, also when the header searches', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const fileNumber = foundationId.slice(0, 8);
    const staff = await atWork(browser, 'staff');
    const { foundations, status } = staff.consoleTexts;
    const main = staff.page.getByRole('main');
    const search = field(main, foundations.search);
    await staff.page.keyboard.press('g');
    await search.pressSequentially(fileNumber);
    await main.getByText(pluralOne(staff), { exact: true }).waitFor();
    await staff.page.reload();
    await main.getByText(pluralOne(staff), { exact: true }).waitFor();
    expect(await search.inputValue()).toBe(fileNumber);

    await staff.page.keyboard.press('/');
    await staff.page.keyboard.type('nobody has this name');
    await staff.page.keyboard.press('Enter');
    await main.getByText(foundations.nothing).waitFor();
    expect(await search.inputValue()).toBe('nobody has this name');
    await staff.page.goBack();
    await main.getByText(pluralOne(staff), { exact: true }).waitFor();
    expect(await search.inputValue()).toBe(fileNumber);

    await main.getByLabel(foundations.status).first().click();
    await staff.page.getByRole('option', { name: status['documents-pending'] }).click();
    await main.getByText(foundations.nothing).waitFor();
    await main.getByRole('button', { name: foundations.reset }).click();
    await main.locator(`a[href*="${foundationId}"]`).first().waitFor();
    expect(await search.inputValue()).toBe('');
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });
});

const pluralOne = ({ consoleTexts }: Visitor) =>
  consoleTexts.foundations.count_one.replace('{{count}}', '1');

describe('commands', () => {
  test('staff and lawyers see only the buttons for their role, and a change at once', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const { commands } = (await visitor(browser, 'nobody')).consoleTexts;
    const approve = commands['approve-documents'].button;
    const staff = await atWork(browser, 'staff');
    await openInConsole(staff, foundationId);
    await commandsOf(staff).getByText(commands['cancel-foundation'].button).waitFor();
    expect(await commandsOf(staff).getByText(approve).count()).toBe(0);
    const lawyer = await atWork(browser, 'lawyer');
    await openInConsole(lawyer, foundationId);
    await commandsOf(lawyer).getByRole('button', { name: approve }).waitFor();

    // Read anew: the next time that nobody asks for is half a minute away.
    const listening = staff.page.waitForResponse(`${site}/api/changes`);
    await staff.page.reload();
    expect((await listening).status()).toBe(200);
    const corrected = { ...(payloads['correct-core-data'] as object), city: 'Buxtehude' };
    const path = `/foundations/${foundationId}/commands/correct-core-data`;
    expect((await cast.founder.send(path, corrected)).status).toBe(200);
    await staff.page.getByText('Buxtehude').first().waitFor({ timeout: 10_000 });
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
    await lawyer.context.close();
  });

  test('a command retried after an outage keeps its key', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer', [/ERR_FAILED/]);
    const { commands, errors, status } = lawyer.consoleTexts;
    await openInConsole(lawyer, foundationId);
    const keys: (string | undefined)[] = [];
    await lawyer.page.route('**/commands/approve-documents', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The command arrives, but its answer is lost.
      if (keys.length === 1) await route.fetch().then(() => route.abort());
      else await route.continue();
    });
    await commandsOf(lawyer).waitFor();
    await lawyer.page.keyboard.press('f');
    const submit = dialogOf(lawyer).getByRole('button', {
      name: commands['approve-documents'].submit,
    });
    await submit.click();
    await dialogOf(lawyer).getByText(errors.UNAVAILABLE.title).waitFor();
    await submit.click();
    await lawyer.page
      .getByRole('heading', { name: status['notary-appointment-pending'] })
      .waitFor();
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    await lawyer.context.close();
  });

  test('an upload retried after an outage keeps its key', async () => {
    const { foundationId } = await bringTo(cast, 'documents-pending');
    const staff = await atWork(browser, 'staff', [/ERR_FAILED/]);
    const { commands, errors } = staff.consoleTexts;
    await openInConsole(staff, foundationId);
    const keys: (string | undefined)[] = [];
    await staff.page.route('**/documents', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) await route.fetch().then(() => route.abort());
      else await route.continue();
    });
    await commandsOf(staff).waitFor();
    await staff.page.keyboard.press('h');
    const file = { name: 'satzung_2.pdf', mimeType: 'application/pdf', buffer: pdf('Satzung') };
    await dialogOf(staff).locator('input[type=file]').setInputFiles(file);
    const submit = dialogOf(staff).getByRole('button', { name: commands['add-document'].submit });
    await submit.click();
    await dialogOf(staff).getByText(errors.UNAVAILABLE.title).waitFor();
    await submit.click();
    const added = staff.page.getByRole('main').getByRole('listitem').getByText('Satzung 2');
    await added.first().waitFor();
    expect(keys).toEqual([keys[0], keys[0]]);
    const { data } = (await cast.staff.get(`/foundations/${foundationId}`)).body as {
      data: { documents: { title: string }[] };
    };
    expect(data.documents.filter(({ title }) => title === 'Satzung 2')).toHaveLength(1);
    await staff.context.close();
  });

  test('a command that comes too late says what happened and by whom, and has no button left', async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const lawyer = await atWork(browser, 'lawyer', [/^412 /]);
    const { actor, commands, conflict, status } = lawyer.consoleTexts;
    await openInConsole(lawyer, foundationId);
    await commandsOf(lawyer).waitFor();
    await lawyer.page.keyboard.press('e');
    const words = commands['request-document-changes'];
    await field(dialogOf(lawyer), words.reason).fill('Der Sitz fehlt.');
    const path = `/foundations/${foundationId}/commands/approve-documents`;
    expect((await cast.lawyer.send(path, {})).status).toBe(200);
    await dialogOf(lawyer).getByRole('button', { name: words.submit }).click();
    const alert = dialogOf(lawyer).getByRole('alert');
    await alert.getByText(conflict.over).waitFor();
    await alert.getByText(eventTexts.DocumentsApproved.de.label).waitFor();
    await alert.getByText(new RegExp(actor.lawyer)).waitFor();
    await dialogOf(lawyer)
      .getByRole('button', { name: words.submit })
      .waitFor({ state: 'detached' });
    // What was typed is still there to be copied.
    await dialogOf(lawyer).getByRole('button', { name: conflict.close }).click();
    const { title, discard: throwAway } = lawyer.consoleTexts.discard;
    const question = lawyer.page.getByRole('alertdialog', { name: title });
    await question.getByRole('button', { name: throwAway }).click();
    await lawyer.page.getByText(status['notary-appointment-pending']).first().waitFor();
    await lawyer.context.close();
  });

  test('a file that is not a PDF is refused before it is sent', async () => {
    const { foundationId } = await bringTo(cast, 'documents-pending');
    const staff = await atWork(browser, 'staff');
    await openInConsole(staff, foundationId);
    await commandsOf(staff).waitFor();
    await staff.page.keyboard.press('h');
    const buffer = Buffer.from('no PDF');
    const file = { name: 'vertrag.docx', mimeType: 'application/msword', buffer };
    await dialogOf(staff).locator('input[type=file]').setInputFiles(file);
    await dialogOf(staff).getByText('Dateityp unzulässig').waitFor();
    await dialogOf(staff)
      .getByText(/Bitte ein PDF Dokument auswählen/)
      .waitFor();
    expect(staff.troubles()).toEqual([]);
    await staff.context.close();
  });
});

describe('accessibility', () => {
  test('the pages have no barriers, in light and in dark mode', async () => {
    const { foundationId } = await bringTo(cast, 'documents-pending');
    const staff = await visitor(browser, 'staff', { expected: [beforeLogin] });
    const barriersNow = () => barriersInBothModes(staff.page);
    await staff.page.goto(`${site}/admin/`);
    await field(staff.page, staff.consoleTexts.login.email).waitFor();
    expect(await barriersNow()).toEqual([]);
    await logInToConsole(staff, 'staff@example.com');
    await staff.page.locator('main tbody a').first().waitFor();
    expect(await barriersNow()).toEqual([]);
    await openInConsole(staff, foundationId);
    await commandsOf(staff).waitFor();
    expect(await barriersNow()).toEqual([]);
    await staff.page.keyboard.press('h');
    await dialogOf(staff).waitFor();
    expect(await barriersNow()).toEqual([]);
    await staff.context.close();
  });
});
