import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SavedView, Task } from '#api/contract.gen.d.ts';
import { dayIn } from '#demo/days.ts';
import { addWorkingDays } from '#domain/days/working-days.ts';
import { taskNames } from '#domain/desk/names.ts';
import { namesIn } from '#domain/site/names.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, button, disappears, field, pattern } from '../../support/components/controls.ts';
import { type Answers } from '../../support/mock/api.ts';
import { foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { idOf, taskOf, tasksOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { tasks: words } = texts.staffTasks;
const titles = namesIn(taskNames, 'de');
const { pager } = texts.list;
const main = () => page.getByRole('main');
const today = dayIn(0);
const me = { id: 'staff', name: 'Kim Winter' };

type View = Pick<SavedView, 'filter'>;

/** One of each group, and of several kinds. */
const several: Task[] = [
  taskOf({ foundationId, subject: 'Nordlicht Keramik UG', dueOn: dayIn(-1), owner: me }),
  taskOf({
    key: `call:${idOf(2)}.7`,
    kind: 'call',
    about: 'call-notary',
    foundationId: idOf(2),
    subject: 'Rheinwerk Robotik GmbH',
    dueOn: today,
    owner: me,
  }),
  taskOf({
    key: `obstacle:${idOf(3)}`,
    kind: 'obstacle',
    about: 'interim-order',
    foundationId: idOf(3),
    subject: 'Muster Kaffee GmbH',
    dueOn: today,
    remindedAt: new Date().toISOString(),
  }),
  taskOf({
    key: `inquiry:${idOf(4)}`,
    kind: 'inquiry',
    about: 'partner',
    foundationId: null,
    subject: 'Uferbank',
    hint: 'Konto für junge Gesellschaften',
    city: null,
    person: null,
    dueOn: dayIn(40),
  }),
];

const answers = (tasks: readonly Task[] = several, more: object = {}): Answers => ({
  'GET /admin/tasks': tasksOf(tasks, more),
  'GET /foundations/:id': () => teamFoundationAt('documents-pending'),
});
const rows = () => main().getByRole('listitem').elements();
const linkTo = (title: string) => main().getByRole('link', { name: title, exact: true });
const done = (name: string) => ({ tasks: [{ task: name }] });

inFreshWindows();

describe('today', () => {
  test('greets, says how much there is to do, and lists it by when it is due', async () => {
    await openConsole({ role: 'staff', answers: answers() });
    const sentence = pattern(words.waiting.severalOneSince, {
      number: 'Vier',
      since: words.waiting.yesterday,
    });
    await appears(main().getByText(sentence));
    await appears(main().getByText(/, Kim$/));
    const heads = main().getByRole('heading', { level: 2 }).elements();
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      `${words.group.overdue} 1`,
      `${words.group.today} 2`,
      `${words.group.later} 1`,
    ]);
    expect(rows()).toHaveLength(4);
    await appears(linkTo(titles['call-notary']));
    await appears(
      main().getByText(pattern(words.quoted, { words: 'Konto für junge Gesellschaften' })),
    );
    await appears(
      main()
        .getByRole('img', { name: words.owner.replace('{{name}}', me.name) })
        .first(),
    );
    expect(await barriersInBothModes()).toEqual([]);
  });

  test.each([
    [[], words.waiting.nothing],
    [[taskOf({ dueOn: today })], words.waiting.one],
    [[taskOf({ dueOn: dayIn(-1) })], words.waiting.oneSince.replace('{{since}}', 'gestern')],
    [
      [1, 2].map((index) => taskOf({ key: `step:${index}`, dueOn: dayIn(-9) })),
      'Zwei Dinge warten auf dich, zwei davon sind überfällig.',
    ],
  ])('says what is true: %#', async (tasks, sentence) => {
    await openConsole({ role: 'staff', answers: answers(tasks) });
    await appears(main().getByText(sentence, { exact: true }).first());
  });

  test('tells whoever has nothing to do what comes next, and until when', async () => {
    const next = {
      foundationId,
      companyName: 'Muster UG',
      waitingOn: 'notary',
      dueOn: '2026-12-04',
    };
    await openConsole({ role: 'lawyer', answers: answers([], { next }) });
    await appears(main().getByText(/Muster UG: das Notariat ist dran, bis 4\.\sDezember 2026/));
    await button(words.empty.showTeam).click();
    await expect.poll(() => address().search).toBe('?show=team');
  });

  test('shows what is overdue to admins alone, and turns pages', async () => {
    const many = Array.from({ length: 30 }, (_, index) => taskOf({ foundationId: idOf(index) }));
    const api = await openConsole({ role: 'admin', answers: answers(many) });
    await appears(button(`${words.show.overdue} 0`));
    await button(pager.next).click();
    await appears(main().getByText(pattern(pager.range, { from: 26, to: 30, total: 30 })));
    const asked = api.sentTo('GET /admin/tasks').map(({ query }) => query);
    expect(asked).toContainEqual({ limit: '25', offset: '25', show: 'mine' });
    await page.getByLabelText(pager.size).click();
    await page.getByRole('option', { name: '50', exact: true }).click();
    await appears(main().getByText(pattern(pager.range, { from: 1, to: 30, total: 30 })));
    localStorage.removeItem('staff.rows');
    await openConsole({ role: 'staff', answers: answers(many) });
    await appears(button(`${words.show.team} 30`));
    expect(button(`${words.show.overdue} 0`).query()).toBeNull();
  });
});

test('leaves tasks of one kind and puts those of a case together, by its address', async () => {
  const api = await openConsole({ role: 'staff', answers: answers() });
  await page.getByLabelText(words.kind, { exact: true }).click();
  await page.getByRole('option', { name: `${words.kinds.call} 1` }).click();
  await expect.poll(() => address().search).toBe('?show=mine&kind=call');
  await page.getByRole('switch', { name: words.byCase }).click();
  await expect.poll(() => address().search).toBe('?show=mine&kind=call&by=case');
  await appears(main().getByRole('heading', { name: 'Rheinwerk Robotik GmbH 1' }));
  const asked = api.sentTo('GET /admin/tasks').map(({ query }) => query);
  const query = { limit: '25', offset: '0', show: 'mine', kind: 'call', by: 'case' };
  expect(asked).toContainEqual(query);
});

test('of one person, kept under a name for oneself and shown again by it', async () => {
  const { views } = texts.staffList;
  const ada = { id: idOf(9), name: 'Ada Beispiel' };
  const kept: SavedView[] = [];
  const api = await openConsole({
    role: 'staff',
    at: '/admin/?show=team',
    answers: {
      ...answers(),
      'GET /admin/team': () => [me, ada],
      'GET /admin/views': () => kept,
      'POST /admin/views': ({ body }) => {
        const { name, view, own } = body as { name: string; view: View; own: boolean };
        kept.push({ id: idOf(1), name, madeBy: me, own, ...view });
        return { id: idOf(1) };
      },
    },
  });
  await appears(linkTo(titles['call-notary']));
  expect(button(views.save).query()).toBeNull();
  await page.getByLabelText(words.person, { exact: true }).click();
  await page.getByRole('option', { name: ada.name }).click();
  await expect.poll(() => address().search).toBe(`?show=team&owner=${ada.id}`);
  await page.getByRole('switch', { name: words.byCase }).click();
  await button(views.save).click();
  await field(views.name).fill('Adas Fälle');
  await page.getByLabelText(views.own, { exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: views.submit }).click();
  const filter = { show: 'team', by: 'case', owner: ada.id };
  await expect
    .poll(() => api.sentTo('POST /admin/views').map(({ body }) => body))
    .toEqual([{ list: 'tasks', name: 'Adas Fälle', own: true, view: { filter } }]);
  await disappears(page.getByRole('dialog'));
  await button(`${words.show.mine} 4`).click();
  await expect.poll(() => address().searchParams.get('owner')).toBeNull();
  // Its marks are parts of its name.
  await page.getByRole('button', { name: /Adas Fälle/ }).click();
  await expect
    .poll(() => api.sentTo('GET /admin/tasks').at(-1)?.query)
    .toEqual({ limit: '25', offset: '0', ...filter });
  expect(await barriersInBothModes()).toEqual([]);
});

describe('by keyboard', () => {
  test('a task is opened, and its case leads to the next one', async () => {
    let shown = foundationId;
    const one = () => ({ ...teamFoundationAt('documents-pending'), id: shown });
    await openConsole({ role: 'staff', answers: { ...answers(), 'GET /foundations/:id': one } });
    await appears(linkTo(titles['documents-pending']));
    await userEvent.keyboard('j');
    await expect.poll(() => document.activeElement?.textContent).toBe(titles['documents-pending']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => address().pathname).toBe(staffPath('foundation', foundationId));
    const { place } = texts.staff.sequence;
    await appears(page.getByText(pattern(place, { position: 1, total: 3 })));
    shown = idOf(2);
    await userEvent.keyboard('j');
    await expect.poll(() => address().pathname).toBe(staffPath('foundation', idOf(2)));
    await appears(page.getByText(pattern(place, { position: 2, total: 3 })));
    shown = foundationId;
    await userEvent.keyboard('k');
    await appears(page.getByText(pattern(place, { position: 1, total: 3 })));
  });

  test('the last case of a page leads on, and back leads to the one that was seen last', async () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      taskOf({ key: `step:${idOf(index)}.1`, foundationId: idOf(index), subject: `Nr. ${index}` }),
    );
    let shown = idOf(24);
    const one = () => ({ ...teamFoundationAt('documents-pending'), id: shown });
    const api = await openConsole({
      role: 'staff',
      answers: { ...answers(many), 'GET /foundations/:id': one },
    });
    const row = main().getByRole('listitem').filter({ hasText: 'Nr. 24' });
    await row.getByRole('link').click();
    const { place } = texts.staff.sequence;
    await appears(page.getByText(pattern(place, { position: 25, total: 40 })));
    shown = idOf(25);
    await userEvent.keyboard('j');
    await appears(page.getByText(pattern(place, { position: 26, total: 40 })));
    // Before the one in between is there.
    shown = idOf(24);
    await userEvent.keyboard('kkj');
    await appears(page.getByText(pattern(place, { position: 25, total: 40 })));
    await page.getByRole('link', { name: texts.staffFoundations.foundation.backToday }).click();
    await expect.poll(() => address().pathname).toBe(staffPath('tasks'));
    await expect.poll(() => document.activeElement?.closest('li')?.textContent).toContain('Nr. 24');
    const asked = api.sentTo('GET /admin/tasks').map(({ query }) => query);
    expect(asked).toContainEqual({ limit: '200', offset: '0', show: 'mine' });
  });

  test('the marked one is put off until a day, which can be undone', async () => {
    const send = 'POST /admin/tasks/snooze';
    const [first] = several;
    const api = await openConsole({
      role: 'staff',
      answers: { ...answers(), [send]: () => done(first?.key ?? '') },
    });
    await appears(linkTo(titles['documents-pending']));
    await userEvent.keyboard('jh');
    const dialog = page.getByRole('dialog');
    await appears(dialog);
    expect(await barriersInBothModes()).toEqual([]);
    await userEvent.keyboard('2');
    await disappears(dialog);
    const bodies = () => api.sentTo(send).map(({ body }) => body);
    await expect.poll(bodies).toEqual([{ tasks: [first?.key], until: addWorkingDays(today, 3) }]);
    await button(words.action.undo).click();
    await expect.poll(bodies).toContainEqual({ tasks: [first?.key], until: null });
  });
});

test('whoever has nothing to do takes the first of what is nobody’s', async () => {
  const waiting = taskOf({ key: `step:${idOf(8)}.2`, foundationId: idOf(8) });
  const take = 'POST /admin/tasks/assign';
  const counts = { mine: 0, team: 2, unowned: 2, snoozed: 0, overdue: 0 };
  const api = await openConsole({
    role: 'staff',
    answers: {
      ...answers(),
      'GET /admin/tasks': (sent) =>
        tasksOf(sent.query.show === 'unowned' ? [waiting] : [], { counts })(sent),
      [take]: () => done(waiting.key),
    },
  });
  const { waiting: sentences, empty } = words;
  await appears(main().getByText(pattern(sentences.severalUnowned, { number: 'Zwei' })));
  await button(empty.takeNext).click();
  await expect
    .poll(() => api.sentTo(take).map(({ body }) => (body as { tasks: string[] }).tasks))
    .toEqual([[waiting.key]]);
});

describe('several tasks, or one', () => {
  test('are handed over at once, and what was refused is told', async () => {
    const send = 'POST /admin/tasks/assign';
    const [first, second] = several.map(({ key }) => key);
    const api = await openConsole({
      role: 'staff',
      answers: {
        ...answers(),
        'GET /admin/team': () => [me, { id: idOf(9), name: 'Ada Beispiel' }],
        [send]: () => ({
          tasks: [{ task: first ?? '' }, { task: second ?? '', refused: 'NOT_FOUND' as const }],
        }),
      },
    });
    await appears(linkTo(titles['documents-pending']));
    await userEvent.keyboard('jxjxu');
    const colleague = page.getByRole('dialog').getByRole('button', { name: 'Ada Beispiel' });
    await appears(colleague);
    await colleague.click();
    await expect
      .poll(() => api.sentTo(send).map(({ body }) => body))
      .toEqual([{ tasks: [first, second], to: idOf(9) }]);
    await appears(page.getByText(words.outcome.assigned_one, { exact: true }));
    await appears(page.getByText(words.refusal.NOT_FOUND, { exact: false }));
  });

  test('are reminded of, noted as done, and taken back', async () => {
    const remind = 'POST /admin/tasks/remind';
    const settle = 'POST /admin/tasks/done';
    const api = await openConsole({
      role: 'staff',
      answers: {
        ...answers(),
        [remind]: () => ({ tasks: [{ task: 'x:1', refused: 'REMINDED_TODAY' as const }] }),
        [settle]: () => done(several[3]?.key ?? ''),
      },
    });
    await appears(linkTo(titles['documents-pending']));
    await userEvent.keyboard('jjr');
    await appears(page.getByRole('dialog').getByText(words.reminding.what));
    expect(await barriersInBothModes()).toEqual([]);
    expect(api.sentTo(remind)).toEqual([]);
    await userEvent.keyboard('1');
    await appears(page.getByText(words.refusal.REMINDED_TODAY, { exact: false }));
    await userEvent.keyboard('jje');
    await appears(page.getByText(words.outcome.done_one, { exact: true }));
    await button(words.action.undo).click();
    await expect
      .poll(() => api.sentTo(settle).map(({ body }) => (body as { done: boolean }).done))
      .toEqual([true, false]);
  });
});

test('on a phone it is read and used without scrolling sideways', async () => {
  await page.viewport(360, 780);
  await openConsole({ role: 'staff', answers: answers() });
  await appears(linkTo(titles['documents-pending']));
  await main().getByRole('checkbox').first().click();
  await appears(button(words.action.snooze));
  expect(document.documentElement.scrollWidth - window.innerWidth).toBe(0);
});
