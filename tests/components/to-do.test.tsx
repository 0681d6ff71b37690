import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderCard } from '#api/contract.gen.d.ts';
import { ERASED } from '#domain/erased.ts';
import { type Locale, locales, paths, pathTo } from '#domain/site/paths.ts';
import * as dashboardPage from '#web/features/dashboard/dashboard.tsx';
import type { Foundation } from '#web/shared/foundations/model.ts';
import { showPage } from '../support/components/app.tsx';
import { appears } from '../support/components/controls.ts';
import { listed, stubApi } from '../support/mock/api.ts';
import { foundationAt, foundationId, obstacleOf } from '../support/mock/foundations.ts';
import { cartOf, orderId, orderOf, productOf } from '../support/mock/market.ts';
import { spaced, textsOf } from '../support/texts.ts';

const ordered = orderOf(cartOf([productOf('legal-package', 'de')]));
const redemptionId = '5b0f6a3e-6f1e-4c7a-9d55-0f2f3f1f9a05';

async function openDashboard(
  locale: Locale,
  foundations: readonly Foundation[],
  order: OrderCard = ordered,
) {
  const api = stubApi({
    'GET /orders': () => listed(order),
    'GET /foundations': () => listed(...foundations),
    'GET /foundations/:id': () => foundations[0] as Foundation,
    'GET /meetings': () => listed(),
    'GET /news': () => listed(),
    'GET /templates': () => listed(),
    'GET /partners': () => listed(),
    'GET /academy': () => listed(),
  });
  const place = { path: paths.dashboard[locale], address: pathTo('dashboard', locale) };
  await showPage(dashboardPage, place, { api, locale, framed: true });
  await appears(page.getByRole('heading', { level: 1 }));
}

const other = '7c9e6679-7425-40de-944b-e07fc1f90ae8';

test.each(locales)(
  'what waits for the member is one list, the earliest first (%s)',
  async (locale) => {
    await openDashboard(
      locale,
      [
        foundationAt('bank-account-pending', { dueOn: '2099-12-04' }),
        foundationAt('register-record-pending', {
          id: other,
          waitingOn: 'staff',
          obstacles: [
            obstacleOf('interim-order', '2099-11-26'),
            obstacleOf('court-advance', '2099-11-27'),
            obstacleOf('name-objected', '2099-11-30'),
          ],
          dueOn: '2099-11-26',
        }),
        foundationAt('review-pending', { id: '7c9e6679-7425-40de-944b-e07fc1f90ae9' }),
      ],
      { ...ordered, awaitsAddress: true, timesToChoose: [{ redemptionId, minutes: 90 }] },
    );
    const { dashboard, sharedFoundations } = textsOf(locale);
    await appears(page.getByRole('heading', { name: dashboard.toDo.title }));
    const things = page
      .getByRole('heading', { name: dashboard.toDo.title })
      .element()
      .closest('section');
    const links = [...(things?.querySelectorAll('a') ?? [])];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      sharedFoundations.card.settle,
      sharedFoundations.card.settle,
      sharedFoundations.status['bank-account-pending'].next,
      dashboard.address.action,
      dashboard.toDo.time,
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      pathTo('foundation', locale, { id: other }),
      pathTo('foundation', locale, { id: other }),
      pathTo('foundation', locale, { id: foundationId }),
      pathTo('order', locale, { id: orderId }),
      `${pathTo('order', locale, { id: orderId })}?book=${redemptionId}`,
    ]);
    expect(things?.textContent?.replaceAll('\u00a0', ' ')).toContain(
      locale === 'de' ? '27. November 2099' : '27 November 2099',
    );
  },
);

test.each([
  ['2099-12-14', 'open', '14. Dezember 2099'],
  ['2026-01-05', 'overdue', 'war fällig am'],
] as const)('an invoice says how much and until when: %s', async (dueOn, status, day) => {
  const invoice = { id: orderId, number: 'RE-1', refundCents: 0, openCents: 59_381, dueOn, status };
  await openDashboard('de', [foundationAt('review-pending')], { ...ordered, invoice });
  const { toDo } = textsOf('de').dashboard;
  const pay = page.getByRole('link', { name: toDo.pay.replace('{{number}}', 'RE-1') });
  await appears(pay);
  const said = spaced(pay.element().closest('li')?.textContent ?? '');
  expect(said).toContain('593,81 €');
  expect(said).toContain(day);
});

test('an empty draft does not push the registered company aside', async () => {
  const draft = foundationAt('start-pending', { id: other, companyName: null });
  await openDashboard('de', [draft, foundationAt('completed')]);
  const name = foundationAt('completed').companyName ?? '';
  await expect
    .poll(() =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map((one) => one.textContent),
    )
    .toContain(name);
});

test('a company whose details went with the lead’s account is called so', async () => {
  const { erased } = textsOf('de').sharedFoundations.card;
  const gone = { companyName: ERASED, asCoFounder: true };
  await openDashboard('de', [foundationAt('completed', gone)]);
  await appears(page.getByRole('heading', { level: 2, name: erased }));
  expect(document.body.textContent).not.toContain(ERASED);
});

test('nothing is listed while nothing waits for the member', async () => {
  await openDashboard('de', [foundationAt('review-pending')]);
  const { toDo } = textsOf('de').dashboard;
  expect(page.getByRole('heading', { name: toDo.title }).query()).toBe(null);
});

test('the dashboard says whose days they were, while it goes on', async () => {
  const turns = [
    { party: 'founder', at: '2026-11-01T09:00:00.000Z' },
    { party: 'notary', at: '2026-11-03T09:00:00.000Z' },
  ] as const;
  const startedAt = turns[0].at;
  await openDashboard('de', [
    foundationAt('foundation-certificate-pending', { startedAt, turns: [...turns] }),
  ]);
  const { turns: words, party } = textsOf('de').sharedFoundations;
  const tile = page.getByRole('heading', { name: words.title });
  await appears(tile);
  const said = tile.element().closest('section')?.textContent;
  expect(said).toContain(`${party.founder}${words.days_other.replace('{{count}}', '2')}`);
  expect(said).toContain(party.notary);
});
