import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PartnerCard } from '#api/contract.gen.d.ts';
import { type AccountCase, accountCases } from '#domain/partners/account.ts';
import type { Foundation } from '#web/shared/foundations/model.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { appears, heading, said } from '../../support/components/controls.ts';
import { openFoundation } from '../../support/components/foundation-page.tsx';
import { listed } from '../../support/mock/api.ts';
import { daysAgo, foundationAt, foundationId, obstacleOf } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const { foundations, line } = textsOf('de');
const words = foundations.bankAccount;

type Holder = Foundation['participants'][number];

const inCologne = {
  birthDate: '1990-05-14',
  birthPlace: 'Köln',
  nationalities: ['DE'],
  street: 'Musterstraße 12',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
};

const holder = (name: string, more: Partial<Holder>): Holder => ({
  participantId: crypto.randomUUID(),
  kind: 'natural',
  name,
  roles: ['shareholder'],
  shareEuros: 2_500,
  share: '50.00',
  shareholder: { shareEuros: [2_500] },
  joined: false,
  invited: false,
  details: 'complete',
  identified: true,
  accepted: true,
  checking: false,
  released: true,
  notaryReleased: true,
  ...more,
});

/** A bank by what it has said. */
const bankOf = (name: string, takes: AccountCase[]): PartnerCard => ({
  slug: name.toLowerCase(),
  name,
  kind: 'partner',
  headline: `Konto der ${name}`,
  summary: '',
  offer: { title: 'Ein Jahr ohne Grundgebühr', conditions: [] },
  limits: '',
  account: { takes, opening: ['online'], asOf: '2026-11-02' },
  code: null,
  website: null,
  sample: true,
  updatedAt: '2026-11-02T09:00:00.000Z',
});
const banks = [
  bankOf('Uferbank', ['ug', 'several-shareholders']),
  bankOf('Stadtbank', ['gmbh']),
  bankOf('Weltbank', [...accountCases]),
];
const atTheBank = { 'GET /partners': () => listed(...banks) };

/** Mia in Germany and Jonas, who has joined: where he lives is his to tell. */
const ofTwo: Partial<Foundation> = {
  people: { unsure: [], statedAt: daysAgo(9) },
  participants: [holder('Mia', { stated: inCologne }), holder('Jonas', { joined: true })],
};

test('which banks take this company, and why another does not', async () => {
  const { api } = await openFoundation({
    now: foundationAt('bank-account-pending', ofTwo),
    answers: () => atTheBank,
  });
  const { accounts, sheet } = words;
  const offers = page.getByRole('region', { name: accounts.title });
  await said(accounts.note);
  await said(accounts.sample);
  await offers.getByText(accounts.unfit.replace('{{count}}', '1')).click();
  const names = () => offers.getByRole('heading', { level: 4 }).elements();
  await expect
    .poll(() => names().map(({ textContent }) => textContent))
    .toEqual(['Weltbank', 'Uferbank', 'Stadtbank']);
  await appears(offers.getByText('Nimmt: UG, mehrere Gesellschafter').first());
  await appears(offers.getByText(/^Passt nicht, falls .*: Wohnsitz .* EU-Land, Wohnsitz außer/));
  await appears(offers.getByText(/^Nimmt nicht: UG, mehrere Gesellschafter$/));
  const pdf = page.getByRole('link', { name: sheet.pdf }).element().getAttribute('href');
  expect(pdf).toBe(`/api/foundations/${foundationId}/sheets/bank.pdf?language=de`);
  expect(await barriersInBothModes()).toEqual([]);
  expect(api.sentTo('GET /partners')[0]).toMatchObject({ query: { offers: 'account' } });
});

test('the bank has refused: the same banks and the sheet stand below it', async () => {
  const obstacles = [obstacleOf('bank-refused')];
  await openFoundation({
    now: foundationAt('bank-account-pending', { ...ofTwo, obstacles }),
    answers: () => atTheBank,
  });
  await appears(heading(words.accounts.others));
  await appears(page.getByRole('link', { name: words.sheet.pdf }));
});

test('a co-founder is offered no account', async () => {
  const viewer = { role: 'co-founder' as const, participantId: crypto.randomUUID() };
  const { api } = await openFoundation({
    now: foundationAt('bank-account-pending', { ...ofTwo, viewer }),
    answers: () => atTheBank,
  });
  await appears(heading(line.stations[5] ?? ''));
  expect(api.sentTo('GET /partners')).toEqual([]);
});
