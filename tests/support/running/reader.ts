import type { CheerioAPI } from 'cheerio';
import { type Locale, pathTo } from '#domain/site/paths.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { newMember } from '../browser/people.ts';
import { type CrawledPage, parsePage } from '../crawl/crawled-page.ts';
import { spaced } from '../texts.ts';
import { site } from './addresses.ts';

/** Somebody who reads what the product answers without a browser, following redirects as one does. */
export interface Reader {
  /** @param address a path, or the whole address of a page */
  read(address: string): Promise<CrawledPage>;
  /** The answer as it is, such as a file. */
  ask(address: string): Promise<Response>;
  /** Sends a form, as it works without scripts. */
  post(path: string, fields: Record<string, string>): Promise<Response>;
}

/** @param cookie of a login; visitors have none */
export function reader(cookie = ''): Reader {
  const ask = (address: string) => fetch(new URL(address, site), { headers: { cookie } });
  return {
    ask,
    post: (path, fields) => {
      const body = new URLSearchParams(fields);
      return fetch(site + path, { method: 'POST', headers: { cookie }, body });
    },
    async read(address) {
      const answer = await ask(address);
      const { pathname, search } = new URL(answer.url);
      return parsePage(pathname + search, answer.status, await answer.text());
    },
  };
}

/** Somebody with a new account, logged in. */
export const memberReader = async (locale: Locale): Promise<Reader> =>
  loggedInReader(await newMember(locale), locale);

/** Somebody who has logged in by the form, as it works without scripts. */
export async function loggedInReader(email: string, locale: Locale): Promise<Reader> {
  const body = new URLSearchParams({ email, password: PASSWORD });
  const address = site + pathTo('login', locale);
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  if (answer.status !== 302) throw new Error(`Nobody can log in: ${answer.status}`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return reader(cookies.join('; '));
}

/** A part of a page, or several of them. */
type Part = ReturnType<CheerioAPI>;

/** Links that are read out with this name. */
export const linksNamed = ($: CheerioAPI, name: string, within: Part = $('body')) =>
  within
    .find('a')
    .filter((_, link) => spaced($(link).attr('aria-label') ?? $(link).text()).trim() === name);

/** The list of links with this name, as a menu is. */
export const navigation = ($: CheerioAPI, label: string) =>
  $('nav').filter((_, nav) => $(nav).attr('aria-label') === label);

/** Headings of a level, as they are read. */
export const headings = ($: CheerioAPI, level: 1 | 2 | 3 = 1): string[] =>
  $(`h${level}`)
    .toArray()
    .map((heading) => spaced($(heading).text()).replaceAll('\u00ad', ''));
