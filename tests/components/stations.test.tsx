import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shownStatusOf, stepOn, turnOf } from '#domain/foundations/shown-status.ts';
import { statuses, waitingOn } from '#domain/foundations/statuses.ts';
import { Decision } from '#web/features/foundations/staff/page/decision.tsx';
import { Head } from '#web/features/foundations/staff/page/head.tsx';
import { StandingCard } from '#web/features/foundations/staff/page/overview/standing-card.tsx';
import { CardGrid, LargeCard } from '#web/shared/foundations/foundation-card.tsx';
import type { Foundation } from '#web/shared/foundations/model.ts';
import { showPage } from '../support/components/app.tsx';
import {
  appears,
  beginningWith,
  button,
  heading,
  pattern,
  toasted,
} from '../support/components/controls.ts';
import { answerQuestions, companyAnswers } from '../support/components/core-data.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { refused, stubApi } from '../support/mock/api.ts';
import {
  appointment,
  consultationAt,
  foundationAt,
  teamFoundationAt,
} from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

// The journeys look at these in German.
const locale = 'en';
const texts = textsOf(locale);
const { sharedFoundations: member, line, foundations: words } = texts;
const now = new Date().toISOString();
const startsAt = appointment.startsAt;

/** What only some statuses come with. */
const known: Partial<Record<Foundation['status'], Partial<Foundation>>> = {
  'consultation-pending': {
    dueAt: startsAt,
    consultation: consultationAt(startsAt, 'online'),
  },
  'notary-appointment-confirmation-pending': { notaryAppointment: appointment },
  'foundation-certificate-pending': {
    dueAt: startsAt,
    notaryAppointment: { ...appointment, confirmed: true },
  },
  completed: { completedAt: now },
};

const cases = statuses
  .filter((status) => status !== 'cancelled')
  .map((status) => [status, foundationAt(status, known[status])] as const);
const ordering = foundationAt('consultation-appointment-select-pending', { lacksOrder: true });

beforeEach(() => localStorage.clear());

test.each([...cases, ['order-pending', ordering] as const])(
  'the page, the card and the page of the team say where a company stands: %s',
  async (_, foundation) => {
    const text = shownStatusOf(foundation, now, foundation);
    const { title, paragraph } = words.station[text];
    const { line: sentence } = member.status[text];
    const turn = turnOf(foundation, now);
    await openFoundation({ now: foundation, locale });
    await appears(heading(title));
    await appears(page.getByRole('main').getByText(pattern(paragraph)));
    if (foundation.status !== 'completed') {
      const step = stepOn(foundation, now);
      const station = line.stations[step - 1] ?? '';
      await appears(page.getByText(pattern(member.stationOf, { step, station })));
      const current = page.getByRole('list', { name: words.page.line });
      const told = words.station[text];
      const party = 'who' in told ? told.who : member.party[turn];
      await appears(current.getByText(party, { exact: true }));
    }

    const api = stubApi({ 'POST /admin/foundations/:id/presence': () => [] });
    const Card = () => <LargeCard card={foundation} now={now} />;
    await showPage({ default: Card }, { path: '/en/app/' }, { api, locale });
    await appears(page.getByText(pattern(sentence)));
    await appears(page.getByText(member.partyTurn[turn], { exact: true }));

    const { status } = foundation;
    const ofTeam = teamFoundationAt(status === 'cancelled' ? 'completed' : status);
    const Around = () => (
      <>
        <Head foundation={ofTeam} />
        <Decision foundation={ofTeam} tasks={[]} />
      </>
    );
    await showPage({ default: Around }, { path: '/admin/' }, { api, locale });
    const { status: named, waitingFor } = texts.staffFoundations;
    await appears(heading(named[status]));
    if (status === 'completed') return;
    await appears(page.getByText(beginningWith(`${waitingFor[waitingOn(status)]}, `)));
  },
);

test('among several companies the card says when a consultation begins, not when it ends', async () => {
  const booked = foundationAt('consultation-pending', {
    startsAt: '2030-12-09T11:30:00.000Z',
    dueAt: '2030-12-09T13:00:00.000Z',
  });
  const Cards = () => <CardGrid cards={[booked]} now={now} />;
  await showPage({ default: Cards }, { path: '/en/app/' }, { api: stubApi({}), locale });
  await appears(page.getByText('Monday, 9 December 2030 at 12:30', { exact: false }));
});

test('among several companies the card names all dates that are offered', async () => {
  const offeredDates = ['2030-12-09T09:30:00.000Z', '2030-12-10T13:00:00.000Z'];
  const status = 'notary-appointment-confirmation-pending';
  const offered = foundationAt(status, { offeredDates, dueAt: offeredDates[0] ?? null });
  const Cards = () => <CardGrid cards={[offered]} now={now} />;
  await showPage({ default: Cards }, { path: '/en/app/' }, { api: stubApi({}), locale });
  const both = 'Monday, 9 December 2030 at 10:30 or Tuesday, 10 December 2030 at 14:00';
  await appears(page.getByText(both, { exact: false }));
});

test('a withdrawal period is nobody’s turn, and the day after it is named', async () => {
  const orderWaiting = foundationAt('consultation-appointment-select-pending', {
    // The last moment of a Monday in Berlin.
    beginsAfter: '2030-12-09T22:59:59.999Z',
  });
  await openFoundation({ now: orderWaiting, locale });
  await appears(page.getByRole('main').getByText(member.party.deadline, { exact: true }));
  await appears(page.getByText('We continue from Tuesday, 10 December 2030', { exact: false }));
});

test('what is done already is not called impossible', async () => {
  const open = 'POST /foundations/:id/commands/open-bank-account';
  await openFoundation({
    now: foundationAt('bank-account-pending'),
    locale,
    answers: () => ({ [open]: () => refused(409, 'NOT_ALLOWED_NOW') }),
  });
  await button(words.bankAccount.submit).click();
  await toasted(words.page.overtaken.title);
});

test('an amount is read as it is written in English', async () => {
  const submit = 'POST /foundations/:id/commands/submit-core-data';
  const { coreData } = words;
  const { api, standsAt } = await openFoundation({
    now: foundationAt('start-pending'),
    locale,
    answers: (moveTo) => ({ [submit]: () => moveTo(ordering) }),
  });
  await answerQuestions({ ...companyAnswers, shareCapital: '25,000' }, { locale });
  await button(coreData.submit).click();
  await standsAt('order-pending');
  expect(api.sentTo(submit)[0]?.body).toMatchObject({ shareCapitalCents: 2_500_000 });
});

test('nobody stands on the line of a company formation that was cancelled', async () => {
  const ended = { status: 'cancelled', step: 5, waitingOn: 'nobody' } as const;
  const cancelled = foundationAt('notary-appointment-pending', ended);
  const team = teamFoundationAt('notary-appointment-pending', ended);
  const Both = () => (
    <>
      <LargeCard card={cancelled} now={now} known={cancelled} />
      <StandingCard foundation={team} />
    </>
  );
  await showPage({ default: Both }, { path: '/app/' }, { api: stubApi({}), locale });
  const stations = page.getByRole('list', { name: line.label }).getByRole('listitem');
  await appears(stations);
  expect(stations.elements()).toHaveLength(14);
  expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(0);
  const said = stations.elements().map((one) => one.textContent);
  expect(said.filter((one) => one.includes(line.looks.ahead))).toEqual([]);
  expect(said.at(-1)).toContain(line.looks.off);
});
