import { beforeAll, describe, expect, test } from 'vitest';
import type { PartnerCard } from '#api/contract.gen.d.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { type FormationCase, formationCosts } from '#domain/pricing/fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { pathTo } from '#domain/site/paths.ts';
import { bringTo, clearForDrafts } from '#ops/driver/journey.ts';
import { inOrder } from '../support/browser/in-order.ts';
import { fillCart, hoursOnSale, order } from '../support/browser/marketplace.ts';
import { siteCast } from '../support/browser/people.ts';
import { loggedIn, member } from '../support/browser/sessions.ts';
import {
  addressOf,
  beginningWith,
  field,
  pattern,
  pressToLeave,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';
import { canBeBought, productsIn } from '../support/running/products.ts';

const expected = [/^4\d\d POST/];

test('a visitor reckons the costs, and selects the code of a partner by one click', async () => {
  const who = await visitor('visitor', { script: false });
  const { page, texts } = who;
  const { costs } = texts.home.teaser;
  const { calculator: words } = texts.foundNow;
  const total = page.locator('[data-total]');
  const say = (formation: FormationCase) => wholeEuros(formationCosts(formation).total, 'de');
  const ofTwo = {
    articles: 'own-articles',
    shareCapitalCents: 2_500_000,
    shareholders: 2,
  } as const;
  await page.goto(addressOf(who, 'home'));
  await page.getByLabel(costs.forms.gmbh, { exact: true }).check();
  await page.getByLabel(costs.counts['2'], { exact: true }).check();
  await pressToLeave(page, costs.action);
  expect(new URL(page.url()).pathname).toBe(pathTo('found-now', 'de'));
  expect(await total.textContent()).toBe(say(ofTwo));
  await page.getByLabel(words.shareholders).fill('3');
  await pressToLeave(page, words.submit);
  expect(await total.textContent()).toBe(say({ ...ofTwo, shareholders: 3 }));

  const answer = await fetch(`${site}/api/partners?limit=200`);
  const { data: partners } = (await answer.json()) as { data: PartnerCard[] };
  const withCode = partners.find(({ code }) => code);
  await page.goto(addressOf(who, 'partner', { slug: withCode?.slug }));
  const code = page.locator('code');
  expect(await code.textContent()).toBe(withCode?.code);
  // Playwright may still look at styles; only the page has no script.
  expect(await code.evaluate((element) => getComputedStyle(element).userSelect)).toBe('all');
});

describe('a member', () => {
  let who: Visitor;
  inOrder();
  beforeAll(async () => {
    ({ who } = await member({ script: false, expected }));
  });

  test('saves the account page, which says what is wrong and keeps no password', async () => {
    const { page, texts } = who;
    const { accounts, settings } = texts;
    await page.goto(addressOf(who, 'settings'));
    await field(page, accounts.firstName).fill('Grace');
    await pressToLeave(page, settings.profile.submit);
    await page.getByText(settings.notices.saved.title).waitFor();
    expect(await field(page, accounts.firstName).inputValue()).toBe('Grace');
    const part = page.getByRole('region', { name: settings.password.title, exact: true });
    await field(part, accounts.newPassword).fill('kurz');
    await field(part, accounts.confirmPassword).fill('kurz');
    await pressToLeave(page, settings.password.submit);
    await part.getByText(accounts.problem.TOO_SHORT).waitFor();
    expect(await page.content()).not.toContain('value="kurz"');
    const { title, optional, submit } = settings.mails;
    const mails = page.getByRole('region', { name: title, exact: true });
    const progress = mails.getByRole('checkbox', { name: beginningWith(optional.progress.name) });
    await progress.uncheck();
    await mails.getByRole('button', { name: submit }).click();
    await mails.getByText(settings.notices.mailsSaved.title).waitFor();
    expect(await progress.isChecked()).toBe(false);
  });

  test('filters the marketplace, and changes the cart', async () => {
    const { page, texts } = who;
    const { market, catalogue, cart } = texts;
    await page.goto(addressOf(who, 'products'));
    await page.getByRole('combobox', { name: market.filter.type }).selectOption('bundle');
    await pressToLeave(page, market.filter.apply);
    const bundles = await productsIn('de', '&type=bundle');
    expect(await page.locator('main article').count()).toBe(Math.min(bundles.length, 12));
    const bought = bundles.find(canBeBought);
    await pressToLeave(page, `${catalogue.cart.add}: ${bought?.title}`);
    expect(new URL(page.url()).pathname).toBe(pathTo('cart', 'de'));
    await page.getByRole('combobox').selectOption('2');
    await pressToLeave(page, cart.update);
    expect(await page.getByRole('combobox').inputValue()).toBe('2');
    // Another tab has removed the line.
    await fillCart(who, []);
    await pressToLeave(page, cart.update);
    await page.getByRole('alert').getByText(catalogue.cart.refusal.NOT_IN_CART.title).waitFor();
    await page.getByRole('heading', { name: cart.empty.title }).waitFor();
  });

  test('makes hours an appointment, from the list of what is to do', async () => {
    const { page, texts } = who;
    const { hours } = texts.orders;
    const scripted = await visitor('buyer');
    await scripted.context.addCookies(await who.context.cookies());
    await fillCart(scripted, [await hoursOnSale('de', 'law-firm')]);
    const id = await order(scripted, { earlyStart: true });
    await page.goto(addressOf(who, 'order', { id }));
    await field(page, hours.minutes).selectOption('60');
    await page.getByRole('button', { name: hours.submit, exact: true }).click();
    await page.getByText(hours.success.title, { exact: true }).waitFor();
    await page.goto(addressOf(who, 'dashboard'));
    await page.getByRole('link', { name: texts.dashboard.toDo.time }).click();
    await page.locator('fieldset summary').nth(1).click();
    await page.locator('details[open] label:has(input[name=startsAt])').first().click();
    await page.getByRole('button', { name: hours.time.submit, exact: true }).click();
    await page.getByText(hours.time.success.booked.title, { exact: true }).waitFor();
    await page.getByRole('listitem').getByText(pattern(hours.time.with)).waitFor();
    await page.goto(addressOf(who, 'dashboard'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: texts.dashboard.toDo.time }).count()).toBe(0);
  });
});

test('a founder gets from the core data to the booked talk, in English', async () => {
  const cast = await siteCast();
  const journey = await bringTo(cast, 'start-pending');
  const { foundationId: id } = journey;
  const who = await loggedIn(cast.founderEmail, { locale: 'en', script: false, expected });
  const { page, texts } = who;
  const { checkout } = texts;
  const { coreData, consultation } = texts.foundations;
  const send = () => page.getByRole('button', { name: coreData.submit }).click();
  await page.goto(addressOf(who, 'foundation', { id }));
  await field(page, coreData.companyName).fill('Nordlicht Keramik UG (haftungsbeschränkt)');
  await send();
  await page.getByText(texts.forms.refusal.MISSING.title).waitFor();
  await field(page, coreData.city).fill('Kiel');
  await page.getByRole('radio', { name: coreData.legalForms.ug }).check();
  await field(page, coreData.shareCapital).fill('5,000');
  await field(page, coreData.totalShareholders).selectOption('alone');
  await field(page, coreData.companyPurpose).fill('Pottery');
  await page.locator('textarea[name=description]').fill('Cups that are a pleasure to hold.');
  await send();
  await page.getByRole('button', { name: texts.foundations.people.submit }).click();
  await page.getByRole('button', { name: checkout.order }).click();
  await page.getByText(texts.sharedFoundationsForms.problem.NOT_ACCEPTED).waitFor();
  await page.getByRole('checkbox', { name: checkout.consent.terms.link }).check();
  await page.getByRole('checkbox', { name: earlyStartText.text.en }).check();
  await page.getByRole('button', { name: checkout.order }).click();
  await page.getByRole('button', { name: consultation.book }).waitFor();
  await clearForDrafts(cast, journey);
  await page.reload();
  await page.getByRole('radio', { name: consultation.types.online }).check();
  await page.locator('label:has(input[name=startsAt])').first().click();
  await page.getByRole('button', { name: consultation.book }).click();
  const { title } = texts.foundations.station['consultation-pending'];
  await page.getByRole('heading', { name: title }).waitFor();
  const { body } = await cast.founder.get(`/foundations/${id}/timeline`);
  expect(body.data.map(({ type }: { type: string }) => type)).toEqual([
    'FoundationStarted',
    'CoreDataSubmitted',
    'ParticipantStated',
    'PeopleStated',
    'PackageOrdered',
    'MandateAccepted',
    'ParticipantIdentified',
    'FirmReleased',
    'ConsultationBooked',
  ]);
});
