import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '#database/connection.ts';
import {
  fillCoreData,
  startFoundation,
  stationOf,
  submitCoreData,
} from '../../support/browser/founder-pages.ts';
import {
  addressOf,
  databaseUrl,
  field,
  hydrated,
  open,
  openBrowser,
  pattern,
  site,
  type Visitor,
  visitor,
} from '../../support/browser/visitor.ts';
import {
  type IdentityProvider,
  identityProvider,
  providedPerson,
} from '../../support/servers/identity-provider.ts';

if (!process.env.LOGIN_PROVIDERS) throw new Error('LOGIN_PROVIDERS is not set, see npm test.');
const configured = z
  .tuple([z.object({ name: z.string(), label: z.string(), issuer: z.string() })])
  .parse(JSON.parse(process.env.LOGIN_PROVIDERS));
const [{ name, label, issuer }] = configured;

let browser: Browser;
let idp: IdentityProvider;

beforeAll(async () => {
  browser = await openBrowser();
  const callback = `${site}/api/auth/login/${name}/callback`;
  idp = await identityProvider([callback], Number(new URL(issuer).port));
});
afterAll(async () => {
  await browser?.close();
  await idp?.close();
});

/** Our pages ask nothing of the provider; the browser goes there and comes back. */
const expected = [new RegExp(`^foreign ${issuer}/(auth|interaction|session)`)];

const logInButton = ({ page, texts }: Visitor) =>
  page.getByRole('link', { name: pattern(texts.accounts.providers.logIn, { label }) });

/** The first login of an account: asks for the page, logs in, accepts the terms. */
async function logInNewly(who: Visitor, target: 'dashboard' | 'foundations'): Promise<void> {
  const { page } = who;
  const { acceptTerms } = who.texts.accounts;
  await page.goto(addressOf(who, target));
  await hydrated(page);
  await logInButton(who).click();
  await page.getByRole('heading', { level: 1, name: acceptTerms.title }).waitFor();
  await hydrated(page);
  await page.locator('input[name=terms]').check();
  await page.getByRole('button', { name: acceptTerms.submit }).click();
  await page.waitForURL(addressOf(who, target));
}

test('somebody new logs in with the provider, accepts the terms and is where they wanted to go', async () => {
  idp.person = providedPerson({ given_name: 'Petra' });
  const founder = await visitor(browser, 'founder', { expected });
  const { page } = founder;
  await logInNewly(founder, 'foundations');
  const cookies = await founder.context.cookies(site);
  expect(
    cookies.map((cookie) => cookie.name).filter((cookie) => /directus|login/.test(cookie)),
  ).toEqual([]);
  await open(founder, 'dashboard');
  await page.getByText('Petra').first().waitFor();
  expect(founder.troubles()).toEqual([]);

  const english = await visitor(browser, 'english founder', { locale: 'en', expected });
  await open(english, 'register');
  await logInButton(english).click();
  await english.page.waitForURL(addressOf(english, 'dashboard'));
  expect(english.troubles()).toEqual([]);
  await english.context.close();
  await founder.context.close();
});

test('a refusal is explained on the login page, and another login works', async () => {
  const refused = await visitor(browser, 'refused', { expected });
  const { page, texts } = refused;
  const { notices } = texts.accounts;
  idp.person = providedPerson({ email: 'founder@example.com' });
  await open(refused, 'login');
  await logInButton(refused).click();
  await page.getByRole('main').getByText(notices.providerTaken.description).waitFor();
  // The provider knows the person by now, but is told to ask who it is.
  idp.person = undefined;
  await hydrated(page);
  await logInButton(refused).click();
  await page.getByRole('main').getByText(notices.providerFailed.description).waitFor();
  idp.person = providedPerson();
  await hydrated(page);
  await logInButton(refused).click();
  await page.getByRole('heading', { level: 1, name: texts.accounts.acceptTerms.title }).waitFor();
  expect(refused.troubles()).toEqual([]);
  await refused.context.close();
});

test('a session that ends while a form is filled in is begun again in another tab', async () => {
  idp.person = providedPerson();
  const founder = await visitor(browser, 'founder', {
    expected: [...expected, /^401 (GET|POST) /],
  });
  const { page, texts, context } = founder;
  const { session } = texts;
  await logInNewly(founder, 'dashboard');
  await startFoundation(founder);
  await fillCoreData(founder, {
    companyName: 'Anbieter Keramik UG (haftungsbeschränkt)',
    city: 'Kiel',
    legalForm: 'ug',
    shareCapital: '5.000',
  });
  await context.clearCookies({ name: /^http-/ });
  await submitCoreData(founder);
  const dialog = page.getByRole('dialog', { name: session.ended });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: session.again }).click(),
  ]);
  await hydrated(tab);
  await logInButton({ ...founder, page: tab }).click();
  await tab.waitForURL(addressOf(founder, 'dashboard'));
  await dialog.getByRole('button', { name: session.later }).click();
  await submitCoreData(founder);
  await stationOf(founder, 'order-pending').waitFor();
  expect(founder.troubles()).toEqual([]);
  await context.close();
});

test('the account page asks nobody for a password they do not have', async () => {
  const person = providedPerson();
  idp.person = person;
  const founder = await visitor(browser, 'founder', { expected });
  const { page, texts } = founder;
  const { email, password } = texts.settings;
  await logInNewly(founder, 'dashboard');
  await open(founder, 'settings');
  await page.getByText(password.none).waitFor();
  await field(page, email.label).waitFor();
  await logInHourAgo(String(person.email));
  await page.reload();
  await page.getByText(email.tooLongAgo).waitFor();
  expect(await field(page, email.label).count()).toBe(0);
  await page.getByRole('link', { name: email.logInAgain }).click();
  await page.waitForURL(addressOf(founder, 'settings'));
  await field(page, email.label).waitFor();
  expect(founder.troubles()).toEqual([]);
  await founder.context.close();
});

async function logInHourAgo(email: string): Promise<void> {
  const connection = connect(databaseUrl, 1);
  await connection.pool.query(
    `update sessions set created_at = created_at - interval '1 hour'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
  await connection.close();
}

test('a link on another site neither ends a session nor begins a login', async () => {
  const path = `/login/provider/${name}/?redirect=%2Fapp%2F`;
  const follow = (fetchSite: string) =>
    fetch(site + path, { redirect: 'manual', headers: { 'sec-fetch-site': fetchSite } });
  for (const fetchSite of ['cross-site', 'same-site', 'none']) {
    const answer = await follow(fetchSite);
    expect(answer.headers.get('location')).toBe('/login/?redirect=%2Fapp%2F');
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  const unknown = await fetch(`${site}/en/login/provider/other/`, {
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(unknown.headers.get('location')).toBe('/en/login/');
  const own = await follow('same-origin');
  const back = encodeURIComponent('/login/?redirect=%2Fapp%2F');
  expect(own.headers.get('location')).toBe(`/api/auth/login/${name}?redirect=${back}`);
});
