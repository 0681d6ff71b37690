import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManagedConsultant, Rebookings } from '#api/contract.gen.d.ts';
import { instantAt } from '#domain/days/berlin-days.ts';
import { longDay } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  beginningWith,
  button,
  field,
  heading,
  said,
  toasted,
} from '../../support/components/controls.ts';
import { refused } from '../../support/mock/api.ts';
import {
  absentOn,
  appointmentAt,
  brandt,
  calendarWeek,
  fullWeek,
  sommer,
} from '../../support/mock/calendar-rows.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const german = textsOf('de').staffAppointments;
const at = '/admin/calendar?week=2026-W48';
const date = '2026-11-24';
const dialog = () => page.getByRole('dialog');
const showsWeek = (week: string) => appears(page.getByRole('main').getByText(beginningWith(week)));
const entries = () => document.querySelectorAll('main [data-kind]').length;

inFreshWindows();

test.each(locales)(
  'a week shows hours, absences and appointments by consultant: %s',
  async (locale) => {
    const words = textsOf(locale).staffAppointments;
    const week = calendarWeek('2026-W48', [
      appointmentAt(1, date, 480, {
        kind: 'consultation',
        company: 'Nordlicht Keramik UG',
        foundationId: idOf(3),
        type: 'phone',
        displaced: 'absent',
      }),
      appointmentAt(2, date, 600),
      appointmentAt(3, '2026-11-28', 900, { consultantId: brandt.id }),
    ]);
    const absence = absentOn(date).absences[0];
    if (absence) week.absences = [absence];
    await openConsole({
      role: 'staff',
      locale,
      at,
      answers: { 'GET /admin/calendar': () => week },
    });
    await appears(page.getByRole('heading', { level: 2, name: sommer.name }));
    await appears(page.getByRole('heading', { level: 2, name: brandt.name }));
    // A Saturday is shown where something lies in it.
    expect(page.getByRole('main').getByRole('list').elements()).toHaveLength(12);
    const day = page.getByRole('list', { name: new RegExp(`${sommer.name}.*24`) });
    expect(day.element().textContent).toContain(words.week.absent);
    const entry = page.getByRole('button', { name: /Nordlicht Keramik UG/ });
    expect(entry.element().getAttribute('aria-label')).toContain(words.entry.displaced);
    expect(await barriersInBothModes()).toEqual([]);
    await entry.click();
    await said(words.entry.why.absent.replace('{{name}}', sommer.name), dialog());
    const link = dialog().getByRole('link', { name: words.entry.toFoundation });
    expect(link.element().getAttribute('href')).toBe(`/admin/foundations/${idOf(3)}/show`);
    expect(await barriersInBothModes()).toEqual([]);
  },
);

test('keys and the address lead from week to week, and choose a consultant', async () => {
  const api = await openConsole({
    role: 'staff',
    at,
    answers: { 'GET /admin/calendar': ({ query }) => calendarWeek(query.week ?? '') },
  });
  await showsWeek('KW 48');
  await userEvent.keyboard('j');
  await showsWeek('KW 49');
  expect(address().search).toBe('?week=2026-W49');
  await userEvent.keyboard('k');
  await userEvent.keyboard('{ArrowLeft}');
  await showsWeek('KW 47');
  await page.getByLabelText(german.week.whose).click();
  await page.getByRole('option', { name: brandt.name }).click();
  await expect.poll(() => address().searchParams.get('consultant')).toBe(brandt.id);
  expect(api.sentTo('GET /admin/calendar').at(-1)?.query).toEqual({
    week: '2026-W47',
    consultant: brandt.id,
  });
  expect(page.getByRole('heading', { level: 2, name: sommer.name }).elements()).toEqual([]);
  await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull();
  await userEvent.keyboard('t');
  await expect.poll(() => address().searchParams.get('week')).toBeNull();
});

test.each([
  ['2026-11-27', '2026-W48'],
  ['2026-11-28', '2026-W49'],
  ['2026-11-29', '2026-W49'],
])('on %s it opens with %s: at a weekend with the week to come', async (today, week) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T09:00:00.000Z`) });
  const api = await openConsole({
    role: 'staff',
    at: '/admin/calendar',
    answers: { 'GET /admin/calendar': ({ query }) => calendarWeek(query.week ?? '') },
  });
  await appears(page.getByRole('heading', { level: 2, name: sommer.name }));
  vi.useRealTimers();
  expect(api.sentTo('GET /admin/calendar')[0]?.query.week).toBe(week);
});

test('a full week keeps its appointments apart, beside each other and below each other', async () => {
  await openConsole({
    role: 'staff',
    at,
    answers: { 'GET /admin/calendar': () => fullWeek('2026-W48') },
  });
  await expect.poll(entries).toBe(60);
  const boxes = [...document.querySelectorAll('main [data-kind]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const overlapping = boxes.filter((a, index) =>
    boxes
      .slice(index + 1)
      .some(
        (b) =>
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1,
      ),
  );
  expect(overlapping).toEqual([]);
  await page.viewport(360, 800);
  await appears(heading('Montag, 23. November'));
  expect(entries()).toBe(60);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await barriersInBothModes()).toEqual([]);
});

test('a lawyer without a calendar is told who links it', async () => {
  const week = { ...calendarWeek('2026-W48'), consultants: [], hours: [] };
  await openConsole({ role: 'lawyer', at, answers: { 'GET /admin/calendar': () => week } });
  await said(german.week.emptyOwn);
  expect(await barriersInBothModes()).toEqual([]);
});

test('an absence leads to those who have a time then, and each of them gets one mail', async () => {
  let rebookings: Rebookings = absentOn(date);
  const asked: string[][] = [];
  const api = await openConsole({
    role: 'staff',
    at,
    answers: {
      'GET /admin/calendar': () => calendarWeek('2026-W48'),
      'POST /admin/calendar/absences': ({ body }) => {
        if ((body as { begins?: string }).begins)
          return refused(400, 'INVALID_PAYLOAD', { fields: ['until'] });
        const [{ affected: _people, ...absence }] = rebookings.absences as [
          Rebookings['absences'][0],
        ];
        return absence;
      },
      'GET /admin/calendar/rebookings': () => rebookings,
      'POST /admin/calendar/rebookings': ({ body }) => {
        const { bookingIds } = body as { bookingIds: string[] };
        asked.push(bookingIds);
        const askedAt = '2026-11-23T09:00:00.000Z';
        const absences = rebookings.absences.map((absence) => ({
          ...absence,
          affected: absence.affected.map((one) =>
            bookingIds.includes(one.bookingId) ? { ...one, state: 'asked' as const, askedAt } : one,
          ),
        }));
        rebookings = { ...rebookings, absences };
        return bookingIds.map((bookingId) => ({ bookingId, askedAt }));
      },
    },
  });
  await button(german.absence.enter).click();
  await field(german.absence.from, dialog()).fill('2027-11-24');
  await field(german.absence.until, dialog()).fill('2027-11-23');
  await dialog().getByRole('button', { name: german.absence.submit }).click();
  await said(german.absence.problems.ENDS_BEFORE_IT_BEGINS, dialog());
  expect(await barriersInBothModes()).toEqual([]);
  await field(german.absence.until, dialog()).fill('2027-11-24');
  await dialog().getByRole('button', { name: german.absence.submit }).click();
  await toasted(german.absence.entered);
  await expect.poll(() => address().pathname).toBe('/admin/calendar/rebookings');
  expect(api.sentTo('POST /admin/calendar/absences')[0]?.body).toEqual({
    consultantId: sommer.id,
    from: '2027-11-24',
    until: '2027-11-24',
  });
  await said('1 von 3 umgebucht');
  expect(await barriersInBothModes()).toEqual([]);
  await button('2 Personen um eine andere Zeit bitten').click();
  await appears(dialog().getByText('An Ida Muster 2, ida-2@example.com'));
  await appears(dialog().getByText(/^dein Strategiegespräch am .* kann zu dieser Zeit/));
  expect(asked).toEqual([]);
  expect(await barriersInBothModes()).toEqual([]);
  await dialog()
    .getByRole('button', { name: /^2 E-Mails senden/ })
    .click();
  await toasted(german.rebookings.asked);
  expect(asked).toEqual([[idOf(101), idOf(102)]]);
  await expect
    .poll(() => page.getByRole('button', { name: german.rebookings.ask }).elements())
    .toEqual([]);
});

test('an absence from noon on ends with its day, as the form says', async () => {
  const [absence] = absentOn(date).absences;
  if (!absence) throw new Error('Nobody is absent.');
  const afternoon = { ...absence, startsAt: instantAt(date, 720), affected: [] };
  await openConsole({
    role: 'staff',
    at: '/admin/calendar/rebookings',
    answers: {
      'GET /admin/calendar': () => calendarWeek('2026-W48'),
      'GET /admin/calendar/rebookings': () => ({ ...absentOn(date), absences: [afternoon] }),
      'POST /admin/calendar/absences': () => refused(409, 'ABSENT_ALREADY'),
    },
  });
  await appears(page.getByText(/12:00 – 24:00/));
  await page.getByRole('link', { name: german.week.tab, exact: true }).click();
  await button(german.absence.enter).click();
  await said(german.absence.untilMidnight, dialog());
  await field(german.absence.from, dialog()).fill('2027-11-24');
  await field(german.absence.until, dialog()).fill('2027-11-24');
  await dialog().getByRole('button', { name: german.absence.submit }).click();
  await said(german.absence.refusals.ABSENT_ALREADY.title, dialog());
});

test('the team moves a time to one that is free, a consultation by its command', async () => {
  const free = {
    startsAt: '2026-11-26T09:00:00.000Z',
    endsAt: '2026-11-26T10:30:00.000Z',
    consultant: { id: brandt.id, name: brandt.name },
  };
  const api = await openConsole({
    role: 'staff',
    at: '/admin/calendar/rebookings',
    answers: {
      'GET /admin/calendar/rebookings': () => absentOn(date),
      'GET /admin/calendar/bookings/:id/times': () => [free],
      'POST /admin/calendar/bookings/:id/move': () => free,
      'POST /foundations/:id/commands/move-consultation': () => ({ revision: 4, position: '9' }),
    },
  });
  const move = async (who: string) => {
    await page
      .getByRole('button', { name: german.rebookings.moveLabel.replace('{{who}}', who) })
      .click();
    await said(german.move.title.replace('{{who}}', who), dialog());
    await appears(
      dialog().getByText(beginningWith(`${german.move.what.split('{{')[0]}Dienstag, 24.`)),
    );
    // Free times stand below their day.
    const days = [...document.querySelectorAll('optgroup')].map(({ label }) => label);
    expect(days).toEqual([longDay(free.startsAt, 'de')]);
    await field(german.move.slot, dialog()).selectOptions(`${free.startsAt} ${brandt.id}`);
    expect(await barriersInBothModes()).toEqual([]);
    await dialog().getByRole('button', { name: german.move.submit, exact: true }).click();
    await toasted(german.move.done);
  };
  await move('Nordlicht Keramik UG');
  expect(api.sentTo('POST /foundations/:id/commands/move-consultation')[0]?.body).toEqual({
    type: 'phone',
    startsAt: free.startsAt,
  });
  await move('Ida Muster 2');
  expect(api.sentTo('POST /admin/calendar/bookings/:id/move')[0]?.body).toEqual({
    startsAt: free.startsAt,
    consultantId: brandt.id,
  });
});

const morning = (weekday: number) => ({ weekday, startsMinute: 480, endsMinute: 840 });
const managed: ManagedConsultant = {
  ...sommer,
  accountId: idOf(5),
  hours: [1, 2, 3, 4, 5].map(morning),
  changes: [{ holdsFrom: '2027-01-04', hours: [morning(1)] }],
  outsideHours: 2,
};

test('hours change from a day on, written as people write them', async () => {
  const api = await openConsole({
    role: 'staff',
    at: '/admin/calendar/consultants',
    answers: {
      'GET /admin/calendar/consultants': () => [managed],
      'GET /admin/calendar/accounts': () => [{ id: idOf(5), name: 'Lea Sommer' }],
      'PUT /admin/calendar/consultants/:id/hours': () => ({ outsideHours: 2 }),
      'PATCH /admin/calendar/consultants/:id': () => ({ id: sommer.id }),
      'POST /admin/calendar/consultants': () => ({ id: idOf(6) }),
    },
  });
  await said('Mo–Fr');
  await said('2 gebuchte Termine liegen außerhalb der Sprechzeiten.');
  expect(await barriersInBothModes()).toEqual([]);
  await page
    .getByRole('button', { name: german.people.changeLabel.replace('{{name}}', sommer.name) })
    .click();
  await field('Dienstag', dialog()).fill('vormittags');
  await dialog().getByRole('button', { name: german.hoursForm.submit }).click();
  await said(german.hoursForm.problems.NOT_HOURS, dialog());
  await field('Dienstag', dialog()).fill('9-12, 13.30–17');
  await field('Montag', dialog()).fill('');
  await field('Freitag', dialog()).fill('');
  await field(german.hoursForm.holdsFrom, dialog()).fill('2027-02-01');
  expect(await barriersInBothModes()).toEqual([]);
  await dialog().getByRole('button', { name: german.hoursForm.submit }).click();
  await toasted(german.hoursForm.done);
  expect(api.sentTo('PUT /admin/calendar/consultants/:id/hours')[0]?.body).toEqual({
    holdsFrom: '2027-02-01',
    hours: [
      { weekday: 2, startsMinute: 540, endsMinute: 720 },
      { weekday: 2, startsMinute: 810, endsMinute: 1020 },
      morning(3),
      morning(4),
    ],
  });
  await page
    .getByRole('button', { name: german.people.pauseLabel.replace('{{name}}', sommer.name) })
    .click();
  await toasted(german.people.isPaused.replace('{{name}}', sommer.name));
  await button(german.people.add).click();
  await field(german.form.name, dialog()).fill('Mara Vogt');
  await field('Montag', dialog()).fill('9-12');
  expect(await barriersInBothModes()).toEqual([]);
  await dialog().getByRole('button', { name: german.form.submit }).click();
  await toasted(german.form.saved);
  expect(api.sentTo('POST /admin/calendar/consultants')[0]?.body).toEqual({
    name: 'Mara Vogt',
    kind: 'coach',
    hours: [{ weekday: 1, startsMinute: 540, endsMinute: 720 }],
  });
});
