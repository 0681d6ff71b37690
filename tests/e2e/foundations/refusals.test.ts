import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bringTo } from '#ops/driver/journey.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { loggedIn, member } from '#tests/support/browser/sessions.ts';
import { withSite } from '#tests/support/browser/with-site.ts';
import { tryLogIn } from '../../support/browser/founder-pages.ts';
import { type SiteCast } from '../../support/browser/people.ts';
import { beforeLogin, field, open, site, visitor } from '../../support/browser/visitor.ts';

let browser: Browser;
let cast: SiteCast;

withSite((opened) => {
  ({ browser, cast } = opened);
});

describe('people without access', () => {
  const refusedLogin = /^400 POST \/login\/_\.data$/;

  test('an administrator is refused in the customer app', async () => {
    const admin = await visitor(browser, 'admin', { expected: [refusedLogin] });
    await tryLogIn(admin, 'admin@example.com');
    await admin.page.getByRole('main').getByText('Login als Admin nicht möglich').waitFor();
    await open(admin, 'dashboard');
    expect(new URL(admin.page.url()).pathname).toBe('/login/');
    expect(admin.troubles()).toEqual([]);
    await admin.context.close();
  });

  test.each(['staff', 'lawyer'])('%s are sent to the console', async (name) => {
    const person = await visitor(browser, name, { expected: [refusedLogin, beforeLogin] });
    const { notices, login } = person.texts.accounts;
    await tryLogIn(person, `${name}@example.com`);
    await person.page.getByRole('main').getByText(notices.staffLogin.title).waitFor();
    await person.page.getByRole('link', { name: login.console }).click();
    const heading = { level: 1, name: person.consoleTexts.login.title } as const;
    await person.page.getByRole('heading', heading).waitFor();
    expect(person.troubles()).toEqual([]);
    await person.context.close();
  });

  test('whoever is logged in is led past login and registration', async () => {
    const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
    const led = { register: '/app/foundation/', login: '/app/' } as const;
    for (const name of ['register', 'login'] as const) {
      await open(founder, name);
      expect(new URL(founder.page.url()).pathname, name).toBe(led[name]);
    }
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test('a session of the member area does not open the console', async () => {
    const expected = [/^403 /, beforeLogin];
    const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder', expected });
    const { login: words, errors } = founder.consoleTexts;
    const { page } = founder;
    await page.goto(`${site}/admin/foundations`);
    await field(page, words.email).fill(cast.founderEmail);
    await field(page, words.password).fill(PASSWORD);
    await page.getByRole('button', { name: words.submit, exact: true }).click();
    await page.getByRole('alert').getByText(errors.NO_ACCESS.title).waitFor();
    await open(founder, 'dashboard');
    expect(new URL(page.url()).pathname).toBe('/app/');
    expect(founder.troubles()).toEqual([]);
    await founder.context.close();
  });

  test("a founder cannot tell another founder's foundation from one that does not exist", async () => {
    const { foundationId } = await bringTo(cast, 'review-pending');
    const options = { name: 'stranger', expected: [/^403 /] };
    const { who: stranger } = await member(browser, options);
    const { missing } = stranger.texts.foundations.page;
    const read = async (id: string) => {
      await open(stranger, 'foundation', { id });
      const title = { name: missing.title };
      await stranger.page.getByRole('heading', title).waitFor();
      expect(await stranger.page.content()).not.toContain('Muster Werkzeugbau');
      return stranger.page.getByRole('main').innerText();
    };
    expect(missing.title).toContain('gehört nicht zu deinem Konto');
    expect(await read(foundationId)).toBe(await read(randomUUID()));
    for (const path of ['', '/timeline', '/documents/x']) {
      const url = (id: string) => `${site}/api/foundations/${id}${path}`;
      const theirs = await stranger.context.request.get(url(foundationId));
      const none = await stranger.context.request.get(url(randomUUID()));
      expect([theirs.status(), await theirs.text()]).toEqual([403, await none.text()]);
    }
    expect(stranger.troubles()).toEqual([]);
    await stranger.context.close();
  });
});

describe('URLs', () => {
  test('an unknown one shows a 404 page that is not indexed', async () => {
    const somebody = await visitor(browser, 'somebody', { expected: [/^404 GET/] });
    const { page } = somebody;
    const answer = await page.goto(`${site}/gibt-es-nicht/`);
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '404' }).waitFor();
    await page.getByText('Seite nicht gefunden', { exact: true }).waitFor();
    const robots = page.locator('meta[name=robots]').first();
    expect(await robots.getAttribute('content')).toContain('noindex');
    const home = page.getByRole('link', { name: somebody.texts.errors.goHome });
    expect(await home.getAttribute('href')).toBe('/');
    expect(somebody.troubles()).toEqual([]);
    await somebody.context.close();
  });

  test.each([
    ['/login', '/login/'],
    ['/en/login?redirect=%2Fen%2Fapp%2F', '/en/login/?redirect=%2Fen%2Fapp%2F'],
    ['//evil', '/evil/'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const answer = await fetch(site + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });
});
