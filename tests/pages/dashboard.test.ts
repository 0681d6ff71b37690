import { describe, expect, test } from 'vitest';
import { locales, pathTo } from '#domain/site/paths.ts';
import { bringTo, clearForDrafts, packageOrder, sayWhoFounds } from '#ops/driver/journey.ts';
import { siteCast } from '../support/browser/people.ts';
import type { CrawledPage } from '../support/crawl/crawled-page.ts';
import { headings, linksNamed, loggedInReader, memberReader } from '../support/running/reader.ts';
import { spaced, textsOf } from '../support/texts.ts';

const wordsOf = ({ $ }: CrawledPage) => spaced($('main').text());

describe.each(locales)('in %s', (locale) => {
  const { dashboard, sharedFoundations, memberPartners } = textsOf(locale);
  const filled = (text: string, values: Record<string, string>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

  test('the dashboard invites a new member to start, and shows what else there is', async () => {
    const page = await (await memberReader(locale)).read(pathTo('dashboard', locale));
    const { $ } = page;
    const tile = (title: string) =>
      $('section').filter((_, section) => spaced($(section).find('h2').first().text()) === title);
    const greetings = Object.values(dashboard.greeting).join('|');
    expect(headings($)[0]).toMatch(new RegExp(`^(${greetings}), Mia$`));
    expect(headings($, 2)).toContain(dashboard.start.title);
    for (const { title } of [dashboard.news, dashboard.templates, dashboard.community]) {
      expect(tile(title).find('li'), title).toHaveLength(2);
    }
    expect(spaced(tile(dashboard.partners.title).text())).toMatch(/, code [A-Z0-9-]+/i);
    expect(tile(dashboard.meeting.title).find('a').length).toBeGreaterThan(0);
    expect(wordsOf(page)).not.toContain(dashboard.failed);
  });

  test('the card of a company names the consultant with the role, once the talk is booked', async () => {
    const cast = await siteCast(locale);
    const status = 'consultation-appointment-select-pending';
    const journey = await bringTo(cast, status);
    const { foundationId: id } = journey;
    const { card, actor, status: words } = sharedFoundations;
    const founder = await loggedInReader(cast.founderEmail, locale);
    const cards = async () => wordsOf(await founder.read(pathTo('foundations', locale)));
    expect(await cards()).toContain(words['people-pending'].line);
    await sayWhoFounds(cast.founder, journey);
    expect(await cards()).toContain(words['order-pending'].line);
    expect(await cards()).toContain(card.noConsultant);
    const send = (command: string, payload: unknown) =>
      cast.founder.send(`/foundations/${id}/commands/${command}`, payload);
    expect((await send('order-package', packageOrder)).status).toBe(200);
    await clearForDrafts(cast, journey);
    const { startsAt, consultant } = (
      await cast.founder.get('/slots?kind=consultation')
    ).body.data.at(-1);
    expect((await send('book-consultation', { type: 'online', startsAt })).status).toBe(200);
    const values = { name: consultant.name, role: actor.lawyer };
    expect(await cards()).toContain(filled(card.consultant, values));
  });

  test('partners are filtered by their address', async () => {
    const { filter, kinds } = memberPartners;
    const member = await memberReader(locale);
    const all = await member.read(pathTo('partners', locale));
    const { $, path } = await member.read(linksNamed(all.$, filter.university).attr('href') ?? '');
    expect(path).toMatch(/\?kind=university$/);
    expect(headings($, 2)).toEqual([kinds.university]);
    expect($('main article').length).toBeGreaterThan(0);
    expect($('main article').length).toBeLessThan(all.$('main article').length);
  });
});

const { dashboard, sharedFoundations } = textsOf('de');

test('a foundation comes first, with its next stations and documents', async () => {
  const cast = await siteCast();
  await bringTo(cast, 'review-pending');
  const founder = await loggedInReader(cast.founderEmail, 'de');
  const page = await founder.read(pathTo('dashboard', 'de'));
  const titles = headings(page.$, 2);
  const { next, documents, news, start } = dashboard;
  expect(titles[0]).not.toBe(news.title);
  expect(titles).toEqual(expect.arrayContaining([next.title, documents.title, news.title]));
  expect(titles).not.toContain(start.title);
  expect(wordsOf(page)).toContain(sharedFoundations.status['review-pending'].line);
});

test('a cancelled foundation announces no documents, and another can be started', async () => {
  const cast = await siteCast();
  const { foundationId: id } = await bringTo(cast, 'documents-pending');
  const path = `/foundations/${id}/commands/cancel-foundation`;
  expect((await cast.founder.send(path, { reason: 'Doch nicht.' })).status).toBe(200);
  const founder = await loggedInReader(cast.founderEmail, 'de');
  const read = () => founder.read(pathTo('dashboard', 'de'));
  await expect
    .poll(async () => wordsOf(await read()))
    .toContain(sharedFoundations.status.cancelled.line);
  const page = await read();
  expect(headings(page.$, 2)).not.toContain(dashboard.documents.title);
  expect(headings(page.$, 2)).not.toContain(dashboard.next.title);
  expect(wordsOf(page)).toContain(sharedFoundations.startAgain);
});
