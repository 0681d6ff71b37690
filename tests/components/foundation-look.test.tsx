import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OrderCard } from '#api/contract.gen.d.ts';
import { inDays } from '#demo/days.ts';
import { type Status, statuses } from '#domain/foundations/statuses.ts';
import { foundersCosts } from '#domain/pricing/founders-case.ts';
import { money, wholeEuros } from '#domain/site/formats.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { type PageName, paths, pathTo } from '#domain/site/paths.ts';
import * as dashboardPage from '#web/features/dashboard/dashboard.tsx';
import * as foundationsPage from '#web/features/foundations/foundations.tsx';
import type { Foundation } from '#web/shared/foundations/model.ts';
import { showPage } from '../support/components/app.tsx';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import { appears, heading, pattern, said } from '../support/components/controls.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { listed, stubApi } from '../support/mock/api.ts';
import { appointment, daysAgo, documentOf, foundationAt } from '../support/mock/foundations.ts';
import { cartOf, orderId, orderOf, productOf } from '../support/mock/market.ts';
import { textsOf } from '../support/texts.ts';

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke GmbH';
const texts = textsOf('de');
const { station: stations } = texts.foundations;
const words = texts.foundations;

type Reached = Exclude<Status, 'cancelled' | 'consultation-pending'>;
const reachable = statuses.filter(
  (status): status is Reached => status !== 'consultation-pending' && status !== 'cancelled',
);

const dueAt = inDays(5).toISOString();
const draft = documentOf(1, daysAgo(1));

/** A foundation with all that its page has to show by then. */
function fullAt(status: Reached, more: Partial<Foundation> = {}): Foundation {
  const has = (earlier: Status) => statuses.indexOf(status) >= statuses.indexOf(earlier);
  const proposed = has('notary-appointment-confirmation-pending');
  const confirmed = has('foundation-certificate-pending');
  const offer = {
    netCents: 79_900,
    vatRate: 19,
    grossCents: 95_081,
    termsVersion: '2026-11-22',
    positions: [
      { vendor: 'operator' as const, name: 'Gründungspaket', address: null, netCents: 49_900 },
      {
        vendor: 'law-firm' as const,
        name: 'Prüfung der Unterlagen',
        address: null,
        netCents: 30_000,
      },
    ],
  };
  const ordering = status === 'consultation-appointment-select-pending';
  const opened = has('share-capital-payment-pending');
  return foundationAt(status, {
    dueAt: status === 'completed' ? null : dueAt,
    orderRequired: ordering,
    offer: ordering ? offer : null,
    documents: has('review-pending') ? [draft] : [],
    notaryAppointment: proposed ? { ...appointment, confirmed } : null,
    bankAccount: {
      status: opened ? 'opened' : 'pending',
      bankName: opened ? 'Beispielbank' : null,
    },
    completedAt: status === 'completed' ? new Date().toISOString() : null,
    ...more,
  });
}

afterEach(() => onScreen(1280));

const isShown = () => appears(page.getByRole('heading', { level: 1 }));

function openList(
  name: 'dashboard' | 'foundations',
  foundation: Foundation,
  ...orders: readonly OrderCard[]
) {
  const api = stubApi({
    'GET /orders': () => listed(...orders),
    'GET /foundations': () => listed(foundation),
    'GET /foundations/:id': () => foundation,
    'GET /meetings': () => listed(),
    'GET /news': () => listed(),
    'GET /templates': () => listed(),
    'GET /partners': () => listed(),
    'GET /academy': () => listed(),
  });
  const modules = { dashboard: dashboardPage, foundations: foundationsPage };
  const place = { path: paths[name satisfies PageName].de };
  return showPage(modules[name], place, { api, framed: true });
}

const orderWithoutAddress = {
  ...orderOf(cartOf([productOf('legal-package', 'de')])),
  awaitsAddress: true,
};

test('the dashboard asks for the address that an invoice waits for', async () => {
  await openList('dashboard', fullAt('documents-pending'), orderWithoutAddress);
  const { address } = textsOf('de').dashboard;
  const link = page.getByRole('link', { name: address.action });
  await appears(link);
  expect(link.element().getAttribute('href')).toBe(pathTo('order', 'de', { id: orderId }));
  const text = address.text.replace('{{number}}', orderWithoutAddress.number);
  await appears(page.getByText(text, { exact: false }));
});

describe('the member area is accessible', () => {
  test.each(reachable)('the page of a foundation at %s', async (status) => {
    await openFoundation({ now: fullAt(status), framed: true });
    await isShown();
    expect(await barriersInBothModes('best-practice')).toEqual([]);
    await onScreen(320, 780);
    expect(spill()).toBeLessThanOrEqual(0);
  });

  test.each(['dashboard', 'foundations'] as const)('the %s', async (name) => {
    await openList(name, fullAt('completed'), orderWithoutAddress);
    await isShown();
    expect(await barriersInBothModes('best-practice')).toEqual([]);
  });
});

/** The case of the founder on these pages. */
const told = { shareCapitalCents: 500_000, totalShareholders: 'two' } as const;

test('on the narrowest phones the link to the calendar stays inside its card', async () => {
  await onScreen(320, 780);
  await openFoundation({ now: fullAt('foundation-certificate-pending'), framed: true });
  const link = page.getByRole('link', { name: words.calendar.add });
  await appears(link);
  const inner = link.element().getBoundingClientRect();
  const card = link.element().parentElement?.getBoundingClientRect();
  expect(inner.right).toBeLessThanOrEqual(card?.right ?? 0);
});

test('a proposed appointment: date and duration on one line, map, costs, four questions', async () => {
  const status = 'notary-appointment-confirmation-pending';
  await openFoundation({ now: fullAt(status, { dueOn: dueAt.slice(0, 10) }), framed: true });
  const { appointment: own } = words;
  await said(own.duration);
  const time = document.querySelector('main time');
  const duration = page.getByText(own.duration, { exact: true }).element();
  const date = document.createRange();
  if (time?.firstChild) date.selectNodeContents(time.firstChild);
  const line = date.getBoundingClientRect();
  expect(duration.closest('time')).toBe(time);
  expect(Math.abs(line.bottom - duration.getBoundingClientRect().bottom)).toBeLessThan(6);
  expect(line.height).toBeLessThan(30);
  await appears(page.getByText(/^Antworte bis \S+, \d+\.\s+\S+( 20\d\d)?, sonst /));
  const map = page.getByRole('link', { name: own.map }).element();
  const query = new URL(map.getAttribute('href') ?? '').searchParams.get('query');
  expect(query).toBe('Notariat am Dom, Domkloster 4, 50667 Köln');
  expect(map.getAttribute('rel')).toContain('noreferrer');
  const costs = page.getByText(pattern(own.costs));
  await appears(costs);
  // Articles were drafted: what a model protocol would cost is no longer said.
  const named = foundersCosts(told).map(({ articles, notary }) => [
    articles,
    costs.element().textContent?.includes(wholeEuros(notary, 'de')),
  ]);
  expect(Object.fromEntries(named)).toEqual({ 'model-protocol': false, 'own-articles': true });
  const columns = async (width: number) => {
    await onScreen(width);
    const station = page.getByRole('region', { name: stations[status].title }).element();
    return [...station.querySelectorAll('dl > div')].map((one) => one.getBoundingClientRect().left);
  };
  const wide = await columns(1_280);
  expect([wide.length, new Set(wide).size]).toEqual([4, 2]);
  expect([wide[0], wide[1]]).toEqual([wide[2], wide[3]]);
  expect(new Set(await columns(360)).size).toBe(1);
});

describe('the order of the package', () => {
  const ordering = () => fullAt('consultation-appointment-select-pending', { lacksOrder: true });

  test("counts the founder's own company, by each kind of articles", async () => {
    await onScreen(320, 780);
    await openFoundation({ now: ordering(), framed: true });
    await appears(heading(words.order.case.title));
    const kinds = page.getByRole('region', { name: words.order.case.title }).element();
    const totals = [...kinds.querySelectorAll('dl > :last-child dd')].map(
      ({ textContent }) => textContent,
    );
    expect(totals).toEqual(foundersCosts(told).map(({ total }) => money(total, 'de')));
    await appears(page.getByText(/ deine UG mit 5\.000\s€ Stammkapital, zu zweit\./));
    expect(await barriersInBothModes('best-practice')).toEqual([]);
    expect(spill()).toBeLessThanOrEqual(0);
  });

  test('names the day of the entry with and without an early start', async () => {
    await openFoundation({ now: ordering() });
    const { early, later } = words.order.starts;
    await said(early);
    const dates = (label: string) =>
      page.getByText(label, { exact: true }).element().nextElementSibling?.textContent;
    expect(dates(early)).toMatch(/ bis /);
    expect(dates(later)).toMatch(/ bis /);
    expect(dates(later)).not.toBe(dates(early));
  });
});

test('the first field comes before the explanations on a phone', async () => {
  await onScreen(360, 780);
  await openFoundation({ now: fullAt('start-pending'), framed: true });
  const forms = page.getByRole('radiogroup', { name: words.coreData.legalForm });
  await appears(forms);
  const first = forms.element().getBoundingClientRect();
  const explanations = document.querySelector('dl')?.getBoundingClientRect();
  expect(first.y).toBeLessThan(780);
  expect(first.y).toBeLessThan(explanations?.y ?? 0);
});

test.each(['documents-pending', 'review-pending'] as const)(
  'the law firm and how to reach it, at %s',
  async (status) => {
    const { phone = '', email = '' } = sampleOperator.lawFirm;
    await openFoundation({ now: fullAt(status) });
    const link = (name: string) => page.getByRole('link', { name }).element().getAttribute('href');
    await appears(heading(stations[status].title));
    expect(link(phone)).toMatch(/^tel:\+49/);
    expect(link(email)).toMatch(/^mailto:/);
    await appears(page.getByText(/^Voraussichtlich bis \S+, \d+\.\s+\S+( 20\d\d)?, danach /));
  },
);

test('once everybody has handed in what identifies them, it says that we check it', async () => {
  const held = { heldBy: 'identification', waitingOn: 'staff' } as const;
  await openFoundation({ now: fullAt('documents-pending', held) });
  await appears(heading(stations['documents-checking'].title));
  await appears(page.getByText(stations['documents-checking'].paragraph));
  await openFoundation({ now: fullAt('documents-pending', { ...held, waitingOn: 'founder' }) });
  await appears(heading(stations['documents-identification'].title));
});

test('whoever waits for the notary appointment reads that the capital is paid in after it', async () => {
  await openFoundation({ now: fullAt('foundation-certificate-pending') });
  await said(words.bankAccount.hint);
});

test('what the bank wants to see, amount and payment reference', async () => {
  await openFoundation({ now: fullAt('bank-account-pending') });
  await said(words.bankAccount.wants);
  await openFoundation({ now: fullAt('share-capital-payment-pending') });
  await appears(page.getByText(pattern(words.bankConfirmation.hintAmount)));
  await appears(page.getByText(/^Verwendungszweck: Stammkapital Muster Werkzeugbau UG/));
});

test('nothing overflows on a phone, with a long name and 14 documents', async () => {
  const documents = Array.from({ length: 14 }, (_, index) => ({
    ...draft,
    documentId: crypto.randomUUID(),
    title: `Anlage ${index + 1} zum Gesellschaftsvertrag`,
  }));
  const now = fullAt('review-pending', { companyName: longName, documents });
  if (now.coreData) now.coreData = { ...now.coreData, companyName: longName };
  await onScreen(360, 800);
  await openFoundation({ now, framed: true });
  const all = page.getByText(/^Alle 14 /);
  await appears(all);
  expect(spill()).toBe(0);
  await all.click();
  const rows = () => document.querySelectorAll('section[aria-labelledby=documents] li a');
  await expect.poll(() => rows().length).toBe(14);
  expect(spill()).toBe(0);
  for (const name of ['dashboard', 'foundations'] as const) {
    await openList(name, now);
    await isShown();
    expect(spill(), name).toBe(0);
  }
});
