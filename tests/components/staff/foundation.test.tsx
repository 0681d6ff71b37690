import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TeamFoundation, TimelineEntry } from '#api/contract.gen.d.ts';
import { dayIn, inDays } from '#demo/days.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { startSequence } from '#web/desk/sequence/sequence.ts';
import { shortDay, shortInstant } from '#web/desk/ui/formats.ts';
import type { Tab } from '#web/features/foundations/staff/page/tabs.ts';
import { staffPath } from '#web/staff-pages.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  chooseFile,
  disappears,
  field,
  heading,
  pdfNamed,
  said,
  toasted,
  toasts,
  valueOf,
} from '../../support/components/controls.ts';
import { type Answers, refused } from '../../support/mock/api.ts';
import {
  accepted,
  consultationAt,
  documentOf,
  foundationId,
  packageOrder,
  teamFoundationAt,
} from '../../support/mock/foundations.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { commands, conflict } = texts.staffCommands;
const { actor, foundation: words, noCommandsFor, nowFor, status } = texts.staffFoundations;
const { errors, discard } = texts.staff;
const { tasks } = texts.staffTasks;

/** Of a longer text. */
const partly = { exact: false };
const main = () => page.getByRole('main');
const bar = () => page.getByRole('region', { name: words.commands });
const dialog = () => page.getByRole('dialog');
const inDialog = (name: string) => dialog().getByRole('button', { name });

/** Opens the page of a foundation; `answers` may say how it reads from now on. */
async function openPage(
  role: TeamRole,
  now: TeamFoundation,
  answers: (moveTo: (next: TeamFoundation) => typeof accepted) => Answers = () => ({}),
  tab: Tab = 'foundation',
) {
  let current = now;
  const moveTo = (next: TeamFoundation) => {
    current = next;
    return accepted;
  };
  return openConsole({
    role,
    at: staffPath(tab, foundationId),
    answers: { 'GET /foundations/:id': () => current, ...answers(moveTo) },
  });
}

inFreshWindows();

describe('the page of a foundation', () => {
  test('has its line at the notary while the deed is awaited', async () => {
    await openPage('staff', teamFoundationAt('foundation-certificate-pending'));
    await appears(heading(status['foundation-certificate-pending']));
    const current = document.querySelector('main [aria-current=step]');
    expect(current?.textContent).toContain('Notar');
  });

  test('shows the start of a booked consultation, and tells lawyers that they have nothing to complete', async () => {
    const startsAt = '2030-03-05T09:00:00.000Z';
    const consultation = consultationAt(startsAt);
    // The process waits for its end.
    const dueAt = consultation.endsAt;
    await openPage('lawyer', teamFoundationAt('consultation-pending', { consultation, dueAt }));
    await said(nowFor.lawyer['consultation-pending'], main());
    await said(noCommandsFor.lawyer['consultation-pending'], main());
    const due = words.dueAt.replace('{{instant}}', shortInstant(startsAt, 'de'));
    await said(due, main());
  });

  test('has only the buttons for the role of who reads it', async () => {
    const approve = texts.staffCommands.commandName['approve-documents'];
    await openPage('staff', teamFoundationAt('review-pending'));
    await appears(
      bar().getByRole('button', { name: texts.staffCommands.commandName['cancel-foundation'] }),
    );
    expect(bar().getByText(approve, partly).query()).toBeNull();
    await openPage('lawyer', teamFoundationAt('review-pending'));
    await appears(bar().getByRole('button', { name: approve }));
  });
});

describe('whoever reads it', () => {
  test('finds the tab marked, also where the address ends with a slash', async () => {
    const now = teamFoundationAt('review-pending');
    await openConsole({
      role: 'staff',
      at: `${staffPath('foundation', foundationId)}/`,
      answers: { 'GET /foundations/:id': () => now },
    });
    const tab = page.getByRole('link', { name: words.tabs.foundation, exact: true });
    await expect.element(tab).toHaveAttribute('aria-current', 'page');
  });

  test('is offered nothing as the next step while others have the ball, but can remind them', async () => {
    const remind = 'POST /admin/tasks/remind';
    const api = await openPage('staff', teamFoundationAt('review-pending'), () => ({
      [remind]: () => ({ tasks: [{ task: 'legal-step:1' }] }),
    }));
    await appears(bar());
    expect(document.querySelector('main .MuiButton-contained')).toBeNull();
    await userEvent.keyboard('r');
    await appears(page.getByRole('dialog').getByText(tasks.reminding.what));
    await appears(page.getByRole('dialog').getByText(/die Kanzlei/));
    expect(api.sentTo(remind)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: tasks.reminding.send_one }).click();
    await expect
      .poll(() => api.sentTo(remind).map(({ body }) => body))
      .toEqual([{ foundations: [foundationId] }]);
    await appears(page.getByText(tasks.outcome.reminded_one, { exact: true }));
    expect(page.getByRole('button', { name: tasks.action.snooze }).query()).toBeNull();
  });

  test('puts off what waits for the team, and has it back', async () => {
    const snooze = 'POST /admin/tasks/snooze';
    const api = await openPage('staff', teamFoundationAt('documents-pending'), () => ({
      [snooze]: () => ({ tasks: [{ task: foundationId }] }),
    }));
    await appears(bar());
    await userEvent.keyboard('h');
    await appears(dialog());
    await userEvent.keyboard('1');
    await disappears(dialog());
    await expect.poll(() => api.sentTo(snooze)).toHaveLength(1);
    await page.getByRole('button', { name: tasks.action.undo }).click();
    await expect
      .poll(() => api.sentTo(snooze).at(-1)?.body)
      .toEqual({
        foundations: [foundationId],
        until: null,
      });
  });

  test('sees prices only where money is theirs', async () => {
    const at = teamFoundationAt('review-pending', { order: packageOrder, orderRequired: true });
    await openPage('lawyer', at);
    await appears(main().getByText(/Paket bestellt am 20\.\sNovember 2026/));
    expect(
      main()
        .getByText(/950,81/)
        .query(),
    ).toBeNull();
    await openPage('staff', at);
    await appears(main().getByText(/950,81/));
  });
});

test('the head takes two lines of a wide screen, however long its names are, and says since when', async () => {
  await page.viewport(1440, 900);
  const rows = [idOf(1), foundationId, idOf(2)].map((id) => ({ id, row: id }));
  await startSequence({
    from: '/admin/foundations',
    id: foundationId,
    steps: rows,
    offset: 0,
    total: { total: rows.length },
    read: async () => undefined,
  });
  const now = {
    companyName: 'Donaudampfschifffahrt und Umschlag Regensburg GmbH',
    founder: {
      id: idOf(3),
      name: 'Annegret Hansen-Petersen',
      email: 'annegret@example.com',
      phone: null,
    },
    owner: {
      owner: { id: idOf(1), name: 'Maximiliane Lindner' },
      standIn: { id: idOf(2), name: 'Tom Fischer' },
    },
    // The notary has had a link for longer than the deed can be waited for.
    since: inDays(-18).toISOString(),
    dueAt: inDays(-11).toISOString(),
    dueOn: dayIn(-10),
  };
  await openPage('staff', teamFoundationAt('foundation-certificate-pending', now));
  const head = page.getByRole('region', { name: words.head });
  await appears(head.getByText('2 von 3'));
  expect(head.element().getBoundingClientRect().height).toBeLessThan(120);
  const number = head.getByText(fileNumber(foundationId), { exact: true }).element();
  expect(number.clientWidth).toBe(number.scrollWidth);
  await appears(head.getByText(/seit 11 Tagen/));
  const overdue = words.overdueSince.replace('{{date}}', shortDay(now.dueOn, 'de'));
  await appears(head.getByText(overdue));
  // Nobody is waited for before the day.
  const ahead = { ...now, dueAt: inDays(5).toISOString(), dueOn: dayIn(6) };
  await openPage('staff', teamFoundationAt('foundation-certificate-pending', ahead));
  await appears(
    head.getByText(words.dueAt.replace('{{instant}}', shortInstant(ahead.dueAt, 'de'))),
  );
  expect(head.getByText(/seit/).query()).toBeNull();
});

test('who does something is told once the page shows it', async () => {
  let now = teamFoundationAt('review-pending');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await openConsole({
    role: 'lawyer',
    at: staffPath('foundation', foundationId),
    answers: {
      'GET /foundations/:id': async () => {
        if (now.status !== 'review-pending') await held;
        return now;
      },
      'POST /foundations/:id/commands/request-document-changes': () => {
        now = teamFoundationAt('documents-pending');
        return accepted;
      },
    },
  });
  const ask = texts.staffCommands.commandName['request-document-changes'];
  const { done, submit } = commands['request-document-changes'];
  await bar().getByRole('button', { name: ask }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Der Sitz fehlt.');
  await page.getByRole('dialog').getByRole('button', { name: submit }).click();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([...toasts()]).toEqual([]);
  letThrough();
  await toasted(done);
  await appears(heading(status['documents-pending']));
});

test('an upload that arrived, but whose answer was lost, keeps its key', async () => {
  const keyed = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const call = 'POST /foundations/:id/documents';
  let attempts = 0;
  const answers: Parameters<typeof openPage>[2] = (moveTo) => ({
    [call]: ({ body }) => {
      attempts += 1;
      const title = String((body as FormData).get('title'));
      const added = { ...documentOf(1, '2026-11-22T09:00:00.000Z'), title };
      if (attempts === 1) return refused(0, '');
      return moveTo(teamFoundationAt('documents-pending', { documents: [added] }));
    },
  });
  const now = teamFoundationAt('documents-pending');
  const api = await openPage('staff', now, answers, 'foundation-documents');
  await appears(bar());
  await userEvent.keyboard('d');
  await chooseFile(pdfNamed('satzung_2.pdf'));
  await inDialog(commands['add-document'].submit).click();
  await said(errors.UNAVAILABLE.title, dialog());
  await inDialog(commands['add-document'].submit).click();
  await appears(main().getByRole('listitem').getByText('Satzung 2', partly));
  const keys = api.sentTo(call).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([keyed, keys[0]]);
});

test('a command that comes too late says what happened and by whom, and has no button left', async () => {
  const approved: TimelineEntry = {
    type: 'DocumentsApproved',
    occurredAt: '2026-11-22T09:00:00.000Z',
    actor: { role: 'lawyer', name: null },
    revision: 8,
  };
  await openPage('lawyer', teamFoundationAt('review-pending'), (moveTo) => ({
    'POST /foundations/:id/commands/request-document-changes': () => {
      moveTo(teamFoundationAt('notary-appointment-pending', { revision: 8 }));
      return refused(412, 'CHANGED_MEANWHILE', { events: [approved] });
    },
  }));
  await appears(bar());
  await userEvent.keyboard('z');
  const { reason, submit } = commands['request-document-changes'];
  await field(reason, dialog()).fill('Der Sitz fehlt.');
  await inDialog(submit).click();
  const alert = dialog().getByRole('alert');
  await appears(alert.getByText(conflict.over, partly));
  await appears(alert.getByText(eventTexts.DocumentsApproved.de.label, partly));
  await appears(alert.getByText(actor.lawyer, partly));
  await disappears(inDialog(submit));
  // What was typed is still there to be copied.
  expect(valueOf(field(reason, dialog()))).toBe('Der Sitz fehlt.');
  await inDialog(conflict.close).click();
  const question = page.getByRole('alertdialog', { name: discard.title });
  await question.getByRole('button', { name: discard.discard }).click();
  await appears(heading(status['notary-appointment-pending']));
});

test('a case becomes one’s own, and goes back to who had it', async () => {
  const assign = 'POST /foundations/:id/commands/assign-owner';
  const colleague = { id: '00000000-0000-4000-8000-0000000000aa', name: 'Mara Lindner' };
  const now = teamFoundationAt('documents-pending', {
    owner: { owner: colleague, standIn: null },
  });
  const api = await openPage('staff', now, () => ({
    [assign]: () => ({ revision: 9, position: '9' }),
  }));
  await appears(bar());
  await userEvent.keyboard('m');
  await toasted(commands['assign-owner'].done);
  await page.getByRole('button', { name: texts.staff.undo }).click();
  await expect.poll(() => api.sentTo(assign)).toHaveLength(2);
  const owners = api.sentTo(assign).map(({ body }) => (body as { ownerId: string }).ownerId);
  expect(owners[0]).not.toBe(colleague.id);
  expect(owners[1]).toBe(colleague.id);
});

test('a file that is not a PDF is refused before it is sent', async () => {
  const api = await openPage('staff', teamFoundationAt('documents-pending'));
  await appears(bar());
  await userEvent.keyboard('d');
  await chooseFile(new File(['no PDF'], 'vertrag.docx', { type: 'application/msword' }));
  await said('Dateityp unzulässig', dialog());
  await appears(dialog().getByText('Bitte ein PDF Dokument auswählen', partly));
  expect(api.sentTo('POST /foundations/:id/documents')).toEqual([]);
});
