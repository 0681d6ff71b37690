import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pathTo } from '#domain/site/paths.ts';
import { bringTo } from '#ops/driver/journey.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { siteCast } from '../support/browser/people.ts';
import { site } from '../support/running/addresses.ts';
import { linksNamed, loggedInReader, memberReader, reader } from '../support/running/reader.ts';
import { spaced, textsOf } from '../support/texts.ts';

const texts = textsOf('de');
const { notices, login } = texts.accounts;

/** What the form of the login says, without script. */
async function refusedLogin(email: string, password = PASSWORD) {
  const answer = await reader().post(pathTo('login', 'de'), { email, password });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  const $ = load(html);
  return { $, html, words: spaced($('main').text()) };
}

describe('the login of the site', () => {
  test('keeps the address that was refused, never the password', async () => {
    const { $, html, words } = await refusedLogin('niemand@example.com', 'ein ganzer Satz');
    expect(words).toContain(notices.loginFailed.title);
    expect($('input[name=email]').attr('value')).toBe('niemand@example.com');
    expect(html).not.toContain('ein ganzer Satz');
  });

  test('refuses an administrator, and sends the team to the desk', async () => {
    const { words } = await refusedLogin('admin@example.com');
    expect(words).toContain('Login als Admin nicht möglich');
    for (const name of ['staff', 'lawyer']) {
      const refused = await refusedLogin(`${name}@example.com`);
      expect(refused.words).toContain(notices.staffLogin.title);
      expect(linksNamed(refused.$, login.console).attr('href')).toBe('/admin/');
    }
  });

  test('leads on whoever is logged in, and asks everybody else first', async () => {
    const member = await memberReader('de');
    expect((await member.read(pathTo('login', 'de'))).path).toBe(pathTo('dashboard', 'de'));
    expect((await member.read(pathTo('register', 'de'))).path).toBe(pathTo('foundations', 'de'));
    const { path } = await reader().read(pathTo('dashboard', 'de'));
    expect(path).toBe(`${pathTo('login', 'de')}?redirect=${encodeURIComponent('/app/')}`);
  });

  test('with a provider is neither begun nor ended by a link on another site', async () => {
    const [{ name }] = z
      .tuple([z.object({ name: z.string() })])
      .parse(JSON.parse(process.env.LOGIN_PROVIDERS ?? '[]'));
    const follow = (path: string, fetchSite: string) =>
      fetch(site + path, { redirect: 'manual', headers: { 'sec-fetch-site': fetchSite } });
    const path = `/login/provider/${name}/?redirect=%2Fapp%2F`;
    for (const fetchSite of ['cross-site', 'same-site', 'none']) {
      const { headers } = await follow(path, fetchSite);
      expect(headers.get('location')).toBe('/login/?redirect=%2Fapp%2F');
      expect(headers.getSetCookie()).toEqual([]);
    }
    const unknown = await follow('/en/login/provider/other/', 'same-origin');
    expect(unknown.headers.get('location')).toBe('/en/login/');
    const back = encodeURIComponent('/login/?redirect=%2Fapp%2F');
    const own = await follow(path, 'same-origin');
    expect(own.headers.get('location')).toBe(`/api/auth/login/${name}?redirect=${back}`);
  });
});

test("a founder cannot tell another founder's foundation from one that does not exist", async () => {
  const cast = await siteCast();
  const { foundationId } = await bringTo(cast, 'review-pending');
  const stranger = await memberReader('de');
  const { missing } = texts.foundations.page;
  const words = async (id: string) => {
    const { $, status } = await stranger.read(pathTo('foundation', 'de', { id }));
    return [status, spaced($('main').text())];
  };
  expect(missing.title).toContain('gehört nicht zu deinem Konto');
  const theirs = await words(foundationId);
  expect(theirs[1]).toContain(missing.title);
  expect(theirs).toEqual(await words(randomUUID()));
  const founder = await loggedInReader(cast.founderEmail, 'de');
  const own = await founder.read(pathTo('foundation', 'de', { id: foundationId }));
  expect(own.status).toBe(200);
});
