import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Status, statuses } from '#domain/foundations/statuses.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { type PageName, paths } from '#domain/site/paths.ts';
import * as dashboardPage from '#web/features/dashboard/dashboard.tsx';
import * as foundationsPage from '#web/features/foundations/foundations.tsx';
import type { Foundation } from '#web/shared/foundations/model.ts';
import { listed, stubApi } from '../support/components/api.ts';
import { showPage } from '../support/components/app.tsx';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import { appears, field, heading, pattern, said } from '../support/components/controls.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { appointment, documentOf, foundationAt } from '../support/components/foundations.ts';
import { textsOf } from '../support/texts.ts';

const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke GmbH';
const texts = textsOf('de');
const { status: stations } = texts.sharedFoundations;
const words = texts.foundations;

type Reached = Exclude<Status, 'cancelled' | 'consultation-pending'>;
const reachable = statuses.filter(
  (status): status is Reached => status !== 'consultation-pending' && status !== 'cancelled',
);

const dueAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
const draft = documentOf(1, '2026-11-20T09:00:00.000Z');

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
      { vendor: 'operator' as const, name: 'Gründungspaket', netCents: 49_900 },
      { vendor: 'law-firm' as const, name: 'Prüfung der Unterlagen', netCents: 30_000 },
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
    completedAt: status === 'completed' ? '2026-11-21T09:00:00.000Z' : null,
    ...more,
  });
}

afterEach(() => onScreen(1280));

const isShown = () => appears(page.getByRole('heading', { level: 1 }));

function openList(name: 'dashboard' | 'foundations', foundation: Foundation) {
  const api = stubApi({
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

describe('the member area is accessible', () => {
  test.each(reachable)('the page of a foundation at %s', async (status) => {
    await openFoundation({ now: fullAt(status), framed: true });
    await isShown();
    expect(await barriersInBothModes('best-practice')).toEqual([]);
    await onScreen(320, 780);
    expect(spill()).toBeLessThanOrEqual(0);
  });

  test.each(['dashboard', 'foundations'] as const)('the %s', async (name) => {
    await openList(name, fullAt('completed'));
    await isShown();
    expect(await barriersInBothModes('best-practice')).toEqual([]);
  });
});

test('a proposed appointment: date and duration on one line, map, costs, four questions', async () => {
  const status = 'notary-appointment-confirmation-pending';
  await openFoundation({ now: fullAt(status), framed: true });
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
  await appears(page.getByText(/^Antworte bis \S+, \d+\.\s+\S+, sonst /));
  const map = page.getByRole('link', { name: own.map }).element();
  expect(map.getAttribute('href')).toContain('query=Domkloster+4');
  expect(map.getAttribute('rel')).toContain('noreferrer');
  await appears(page.getByText(pattern(own.costs)));
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

test('the first field comes before the explanations on a phone', async () => {
  await onScreen(360, 780);
  await openFoundation({ now: fullAt('start-pending'), framed: true });
  await appears(field(words.coreData.companyName));
  const first = field(words.coreData.companyName).element().getBoundingClientRect();
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
    await appears(page.getByText(/^Voraussichtlich bis \S+, \d+\.\s+\S+, danach /));
  },
);

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
