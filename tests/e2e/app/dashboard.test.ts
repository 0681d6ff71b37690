import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import { bringTo, packageOrder } from '#ops/driver/journey.ts';
import { siteCast } from '../../support/browser/people.ts';
import { loggedIn, member } from '../../support/browser/sessions.ts';
import { addressOf, open, openBrowser, pattern } from '../../support/browser/visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(locales)('the dashboard: %s', (locale) => {
  test('invites a new member to start, and shows what else there is', async () => {
    const { who } = await member(browser, { name: `new-${locale}`, locale });
    await open(who, 'dashboard');
    const { page, texts } = who;
    const { dashboard } = texts;
    const tile = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { level: 2, name: title }) });
    const greetings = Object.values(dashboard.greeting).join('|');
    const greeting = await page.getByRole('heading', { level: 1 }).textContent();
    expect(greeting).toMatch(new RegExp(`^(${greetings}), Mia$`));
    await page.getByRole('heading', { level: 2, name: dashboard.start.title }).waitFor();
    for (const { title } of [dashboard.news, dashboard.templates, dashboard.community]) {
      expect(await tile(title).getByRole('listitem').count()).toBe(2);
    }
    const codes = tile(dashboard.partners.title).getByText(/, code [A-Z0-9-]+$/i);
    expect(await codes.count()).toBe(2);
    await tile(dashboard.meeting.title).getByRole('link').waitFor();
    expect(await page.getByText(dashboard.failed).count()).toBe(0);
    await tile(dashboard.templates.title).getByRole('link').first().click();
    await page.waitForURL(addressOf(who, 'templates'));
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

test('with a foundation it comes first, with its next stations and documents', async () => {
  const cast = await siteCast();
  await bringTo(cast, 'review-pending');
  const who = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
  await open(who, 'dashboard');
  const { dashboard, sharedFoundations } = who.texts;
  const [first] = await who.page.locator('main').getByRole('heading', { level: 2 }).all();
  const company = await first?.textContent();
  await who.page.getByText(sharedFoundations.status['review-pending'].line).first().waitFor();
  expect(await who.page.getByRole('heading', { name: dashboard.start.title }).count()).toBe(0);
  for (const name of [dashboard.next.title, dashboard.documents.title, dashboard.news.title]) {
    await who.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }
  expect(company).not.toBe(dashboard.news.title);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});

test('a cancelled foundation announces no documents, and another can be started', async () => {
  const cast = await siteCast();
  const { foundationId: id } = await bringTo(cast, 'documents-pending');
  const cancelling = { reason: 'Doch nicht.' };
  const path = `/foundations/${id}/commands/cancel-foundation`;
  expect((await cast.founder.send(path, cancelling)).status).toBe(200);
  const who = await loggedIn(browser, cast.founderEmail, { name: 'cancelled' });
  await open(who, 'dashboard');
  const { dashboard, sharedFoundations } = who.texts;
  await who.page.getByText(sharedFoundations.status.cancelled.line).first().waitFor();
  await who.page.getByRole('heading', { level: 2, name: dashboard.news.title }).waitFor();
  expect(await who.page.getByText(dashboard.documents.title, { exact: true }).count()).toBe(0);
  expect(await who.page.getByText(dashboard.next.title, { exact: true }).count()).toBe(0);
  await open(who, 'foundation', { id });
  await who.page.getByText(who.texts.foundations.page.documents.none, { exact: true }).waitFor();
  await open(who, 'dashboard');
  await who.page.getByRole('button', { name: sharedFoundations.startAgain, exact: true }).click();
  await who.page.waitForURL('**/app/foundation/*/');
  expect(who.page.url()).not.toContain(id);
  await who.context.close();
});

describe.each(locales)('the card of a company: %s', (locale) => {
  test('names the consultant with the role, once the consultation is booked', async () => {
    const cast = await siteCast();
    const status = 'consultation-appointment-select-pending';
    const { foundationId: id } = await bringTo(cast, status);
    const { founder } = cast;
    const issue = (command: string, payload: unknown) =>
      founder.send(`/foundations/${id}/commands/${command}`, payload);
    const who = await loggedIn(browser, cast.founderEmail, { name: 'founder', locale });
    const { card, actor } = who.texts.sharedFoundations;
    await open(who, 'foundations');
    const shown = who.page.locator('main').getByRole('listitem');
    await shown.getByText(card.noConsultant, { exact: true }).waitFor();
    expect((await issue('order-package', packageOrder)).status).toBe(200);
    const slots = (await founder.get('/slots?kind=consultation')).body.data;
    const { startsAt, consultant } = slots.at(-1);
    expect((await issue('book-consultation', { type: 'online', startsAt })).status).toBe(200);
    await open(who, 'foundations');
    const values = { name: consultant.name, role: actor.lawyer };
    await shown.getByText(pattern(card.consultant, values)).waitFor();
    expect(who.troubles()).toEqual([]);
    await who.context.close();
  });
});

const kindOf = ({ kind }: { kind: string }) => kind;

test('the bell shows a founder what has happened, and forgets it is new when told', async () => {
  const cast = await siteCast();
  await bringTo(cast, 'review-pending');
  // It is written after the status, and the bell is read with the page.
  const kinds = async () => (await cast.founder.get('/notices')).body.data.map(kindOf);
  await expect.poll(kinds, { timeout: 20_000 }).toContain('documents-in-review');
  const who = await loggedIn(browser, cast.founderEmail, { name: 'reader' });
  await open(who, 'dashboard');
  const { notices, common } = who.texts;
  const bell = who.page.getByRole('button', { name: /^\d+ neue Benachrichtigung/ });
  await bell.click();
  const panel = who.page.getByRole('dialog', { name: notices.title });
  await panel.getByText(notices.kinds['documents-in-review']).waitFor();
  await panel.getByRole('button', { name: notices.allRead }).click();
  await who.page.keyboard.press('Escape');
  await who.page.getByRole('button', { name: common.app.notices, exact: true }).click();
  await panel.getByRole('link', { name: notices.showAll }).click();
  await who.page.waitForURL(addressOf(who, 'notices'));
  await who.page.getByRole('heading', { level: 1, name: notices.title }).waitFor();
  await who.page.locator('main').getByText(notices.kinds['documents-in-review']).waitFor();
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});
