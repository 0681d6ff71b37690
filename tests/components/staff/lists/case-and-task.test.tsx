import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TeamFoundation } from '#api/contract.gen.d.ts';
import { dayIn } from '#demo/days.ts';
import { taskNames } from '#domain/desk/names.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { staffPath } from '#web/staff-pages.ts';
import { inFreshWindows, openConsole } from '../../../support/components/console.tsx';
import {
  appears,
  chooseFile,
  disappears,
  field,
  pdfNamed,
} from '../../../support/components/controls.ts';
import type { Answers } from '../../../support/mock/api.ts';
import {
  documentOf,
  foundationId,
  obstacleOf,
  teamFoundationAt,
} from '../../../support/mock/foundations.ts';
import { taskOf } from '../../../support/mock/team-rows.ts';
import { textsOf } from '../../../support/texts.ts';

const texts = textsOf('de');
const { commands } = texts.staffCommands;

const says = (text: string, where: ReturnType<typeof page.getByRole>) =>
  appears(where.getByText(text, { exact: false }));
const main = () => page.getByRole('main');
const bar = () => page.getByRole('region', { name: texts.staffFoundations.foundation.commands });
const dialog = () => page.getByRole('dialog');
const offers = (command: keyof typeof commands & ('ask-notary' | 'propose-notary-appointment')) =>
  bar()
    .getByRole('button', { name: texts.staffCommands.commandName[command], exact: true })
    .elements().length > 0;

const draft = documentOf(1, '2026-11-20T09:00:00.000Z');

inFreshWindows();

async function openPage(role: TeamRole, now: TeamFoundation, answers: Answers = {}) {
  const api = await openConsole({
    role,
    at: staffPath('foundation', foundationId),
    answers: { 'GET /foundations/:id': () => now, ...answers },
  });
  await appears(bar());
  return api;
}

describe('the case says what its task says', () => {
  const founder = {
    id: 'f',
    name: 'Ada Oduya',
    email: 'ada@example.com',
    phone: '+49 30 1234567',
  } as unknown as TeamFoundation['founder'];
  const task = taskOf({ key: `call:${foundationId}.7`, kind: 'call', about: 'call-founder' });
  const { action, calling } = texts.staffTasks.tasks;

  test('a call names whom to call, by number, and is finished right there', async () => {
    let tasks = [task];
    const now = teamFoundationAt('share-capital-payment-pending', { founder });
    const api = await openPage('staff', now, {
      'GET /admin/foundations/:id/tasks': () => tasks,
      'POST /admin/tasks/called': () => {
        tasks = [];
        return { tasks: [{ task: task.key }] };
      },
    });
    const say = page.getByRole('alert').filter({ hasText: taskNames['call-founder'].de });
    await appears(say.getByRole('link', { name: '+49 30 1234567' }));
    await say.getByRole('button', { name: action.called }).click();
    await dialog().getByLabelText(calling.text).fill('Zahlt am Montag.');
    await dialog().getByRole('button', { name: calling.outcome.reached }).click();
    await expect
      .poll(() => api.sentTo('POST /admin/tasks/called').map(({ body }) => body))
      .toEqual([{ tasks: [task.key], outcome: 'reached', text: 'Zahlt am Montag.' }]);
    await disappears(say);
  });

  test('an obstacle comes before the status, with the button that settles it', async () => {
    const declined = obstacleOf('notary-declined', dayIn(5), 'Keine Kapazität.');
    const now = teamFoundationAt('notary-appointment-pending', {
      obstacles: [declined],
      waitingOn: 'founder',
    });
    await openPage('staff', now);
    await says('Keine Kapazität.', main());
    expect(
      page.getByText(texts.staffFoundations.now['notary-appointment-pending']).query(),
    ).toBeNull();
    expect(document.querySelector('main .MuiButton-contained')).toBeNull();
    await openPage('staff', {
      ...now,
      obstacles: [{ ...declined, waitsFor: 'staff' }],
      waitingOn: 'staff',
    });
    const resolve = texts.staffCommands.commandName['resolve-obstacle'];
    const filled = bar().getByRole('button', { name: resolve }).element();
    expect(filled.className).toContain('contained');
  });

  test('once the notary is asked the page says that it waits, and asks no second time', async () => {
    const now = teamFoundationAt('notary-appointment-pending', { waitingOn: 'notary' });
    await openPage('staff', now);
    await says(texts.staffFoundations.nowAsked, main());
    expect(offers('ask-notary')).toBe(false);
    expect(offers('propose-notary-appointment')).toBe(true);
  });
});

describe('a document', () => {
  test('is called as its file until somebody types', async () => {
    await openPage('staff', teamFoundationAt('documents-pending', { documents: [draft] }));
    await bar()
      .getByRole('button', { name: texts.staffCommands.commandName['add-document'], exact: true })
      .click();
    await appears(dialog());
    const title = () => field(commands['add-document'].titleLabel, dialog());
    await chooseFile(pdfNamed('09-xfa.pdf'));
    await expect.element(title()).toHaveValue('09 xfa');
    await chooseFile(pdfNamed('satzung.pdf'));
    await expect.element(title()).toHaveValue('Satzung');
    await title().fill('Gesellschaftsvertrag');
    await chooseFile(pdfNamed('v2.pdf'));
    await expect.element(title()).toHaveValue('Gesellschaftsvertrag');
    await field(commands['add-document'].replaces, dialog()).selectOptions(draft.documentId);
    await expect.element(title()).not.toBeVisible();
  });
});
