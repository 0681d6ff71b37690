import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TeamFoundation } from '#api/contract.gen.d.ts';
import { dayIn, inDays, isDayOff, workingDayIn } from '#demo/days.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import type { JsonCommand } from '#domain/foundations/foundation.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { longDate, longDay } from '#domain/site/formats.ts';
import type { Tab } from '#web/features/foundations/staff/page/tabs.ts';
import { staffPath } from '#web/staff-pages.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  chooseFile,
  disappears,
  field,
  pdfNamed,
  toasted,
} from '../../support/components/controls.ts';
import { type Answers, refused } from '../../support/mock/api.ts';
import {
  accepted,
  appointment,
  consultationAt,
  documentOf,
  foundationId,
  obstacleOf,
  packageOrder,
  slotAt,
  teamFoundationAt,
} from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { commandName, commands } = texts.staffCommands;
const { foundation: words, actor, party } = texts.staffFoundations;
const { problem, errors } = texts.staff;

type Command = Exclude<keyof typeof commands, 'cancel' | 'formationOf' | 'thisFormation' | 'later'>;

const partly = { exact: false };
const says = (text: string, where: ReturnType<typeof page.getByRole>) =>
  appears(where.getByText(text, partly));
const main = () => page.getByRole('main');
const bar = () => page.getByRole('region', { name: words.commands });
const dialog = () => page.getByRole('dialog');
const callOf = <Name extends string>(command: Name) =>
  `POST /foundations/:id/commands/${command}` as const;

inFreshWindows();

async function openPage(
  role: TeamRole,
  now: TeamFoundation,
  answers: Answers = {},
  tab: Tab = 'foundation',
) {
  const api = await openConsole({
    role,
    at: staffPath(tab, foundationId),
    answers: { 'GET /foundations/:id': () => now, ...answers },
  });
  await appears(bar());
  return api;
}

const buttonOf = (command: Command) =>
  bar().getByRole('button', { name: commandName[command], exact: true });
const openWith = async (command: Command) => {
  await buttonOf(command).click();
  await appears(dialog());
};
const submit = (command: Command) =>
  dialog().getByRole('button', { name: commands[command].submit, exact: true }).click();
const accepts = async (
  api: Awaited<ReturnType<typeof openPage>>,
  command: Extract<Command, JsonCommand>,
  sent: object,
) => {
  await submit(command);
  await disappears(dialog());
  expect(api.sentTo(callOf(command)).at(-1)?.body).toEqual(sent);
};
const choose = (label: string, value: string) => field(label, dialog()).selectOptions(value);
const offers = (command: Command) => buttonOf(command).elements().length > 0;

const changesRequest = {
  id: '0b1f6a3e-6f1e-4c7a-9d55-0f2f3f1f9a01',
  reason: 'Der Sitz fehlt.',
  by: 'lawyer',
  at: '2026-11-21T09:00:00.000Z',
} as const;
const draft = documentOf(1, '2026-11-20T09:00:00.000Z');
const deed = {
  ...documentOf(2, '2026-11-20T09:00:00.000Z'),
  kind: 'foundation-certificate',
  title: '',
} as const;

describe('what got in the way', () => {
  const call = callOf('report-obstacle');
  const atCourt = teamFoundationAt('register-record-pending');

  test('is chosen among what may be reported now, says what follows, and needs its day', async () => {
    const api = await openPage('staff', atCourt, { [call]: () => accepted });
    const words = commands['report-obstacle'];
    await openWith('report-obstacle');
    const offered = field(words.kind, dialog()).element().textContent;
    expect(offered).toContain(obstacleNames['interim-order'].de);
    expect(offered).not.toContain(obstacleNames['notary-declined'].de);
    await choose(words.kind, 'capital-short');
    await says(words.ball.founder, dialog());
    await says(words.dropped.statement, dialog());
    await choose(words.kind, 'interim-order');
    await says(words.stays, dialog());
    await submit('report-obstacle');
    await says(problem.REQUIRED, dialog());
    expect(api.sentTo(call)).toEqual([]);
    const dueOn = dayIn(20);
    await field(words.dueOn, dialog()).fill(dueOn);
    await field(words.note, dialog()).fill('Der Gegenstand ist unklar.');
    await accepts(api, 'report-obstacle', {
      kind: 'interim-order',
      note: 'Der Gegenstand ist unklar.',
      dueOn,
    });
  });

  test('is on the page with who has the ball, and can be resolved', async () => {
    const id = '4b1f6a3e-6f1e-4c7a-9d55-0f2f3f1f9a04';
    const open = { ...obstacleOf('court-advance', '2026-12-05', '300 €'), id };
    const resolve = callOf('resolve-obstacle');
    const now = { ...atCourt, obstacles: [open] };
    const api = await openPage('lawyer', now, { [resolve]: () => accepted });
    await says(obstacleNames['court-advance'].de, main());
    await says('300 €', main());
    const due = { who: party.founder, date: longDate(open.dueOn, 'de') };
    const ball = words.obstacles.ball.replace('{{who}}', due.who).replace('{{date}}', due.date);
    await says(ball, main());
    await openWith('resolve-obstacle');
    await accepts(api, 'resolve-obstacle', { obstacleId: id });
  });
});

describe('documents', () => {
  const call = callOf('submit-documents-for-review');
  const asked = teamFoundationAt('documents-pending', {
    documents: [draft],
    changeRequests: [changesRequest],
  });

  test('go to review once each open request has an answer or a version', async () => {
    let attempts = 0;
    const answers: Answers = {
      [call]: () => {
        attempts += 1;
        return attempts === 1 ? refused(409, 'REQUESTS_UNANSWERED') : accepted;
      },
    };
    const api = await openPage('staff', asked, answers, 'foundation-documents');
    const words = commands['submit-documents-for-review'];
    await says(actor.lawyer, main());
    await openWith('submit-documents-for-review');
    await says('Der Sitz fehlt.', dialog());
    await submit('submit-documents-for-review');
    await says(problem.ANSWER_NEEDED, dialog());
    expect(api.sentTo(call)).toEqual([]);
    await field(words.answer, dialog()).fill('Er steht in § 1.');
    await submit('submit-documents-for-review');
    await says(errors.REQUESTS_UNANSWERED.title, dialog());
    await accepts(api, 'submit-documents-for-review', {
      answers: [{ request: changesRequest.id, text: 'Er steht in § 1.' }],
    });
  });

  test('can take the place of a draft, and a draft can be withdrawn', async () => {
    const add = 'POST /foundations/:id/documents';
    const withdraw = callOf('withdraw-document');
    const api = await openPage(
      'staff',
      teamFoundationAt('documents-pending', { documents: [draft] }),
      {
        [add]: () => accepted,
        [withdraw]: () => accepted,
      },
    );
    await openWith('add-document');
    await chooseFile(pdfNamed('satzung.pdf'));
    await choose(commands['add-document'].replaces, draft.documentId);
    await submit('add-document');
    await disappears(dialog());
    const [sent] = api.sentTo(add).map(({ body }) => body as FormData);
    const names = [...(sent?.keys() ?? [])];
    expect(sent?.get('title')).toBe(draft.title);
    expect(names).toEqual(['title', 'replaces', 'file']);
    await openWith('withdraw-document');
    await field(commands['withdraw-document'].reason, dialog()).fill('Falsche Gesellschaft');
    await accepts(api, 'withdraw-document', {
      documentId: draft.documentId,
      reason: 'Falsche Gesellschaft',
    });
  });
});

describe('drafts and files', () => {
  test('that have come before are filed, and pointed out', async () => {
    const sameAs = { kind: 'draft', title: 'Satzung', withdrawn: true } as const;
    await openPage('staff', teamFoundationAt('documents-pending', { documents: [draft] }), {
      'POST /foundations/:id/documents': () => ({ ...accepted, sameAs }),
    });
    await openWith('add-document');
    await chooseFile(pdfNamed('satzung.pdf'));
    await submit('add-document');
    const { same, done } = commands['add-document'];
    await toasted(same.title);
    await toasted(same.withdrawn.replace('{{name}}', 'Satzung'));
    await toasted(done);
  });

  test('that were withdrawn are marked, and a deleted one cannot be downloaded', async () => {
    const gone = { ...deed, withdrawn: true, deleted: true };
    await openPage(
      'staff',
      teamFoundationAt('foundation-certificate-pending', { documents: [gone] }),
      {},
      'foundation-documents',
    );
    await says(words.documents.deleted, main());
    expect(main().getByRole('link', { name: 'herunterladen', exact: false }).elements()).toEqual(
      [],
    );
  });

  test('are approved by a lawyer who sees whether the founder has accepted them', async () => {
    const review = teamFoundationAt('review-pending', { documents: [draft] });
    await openPage('lawyer', review);
    await openWith('approve-documents');
    await says(words.acceptance.none, dialog());
    const documents = [{ documentId: draft.documentId, sha256: draft.sha256 }];
    const acceptance = { at: changesRequest.at, documents };
    await openPage('lawyer', { ...review, acceptance });
    await openWith('approve-documents');
    await says(words.acceptance.all.split(' {{')[0] ?? '', dialog());
  });
});

describe('a file that came in wrong', () => {
  const call = callOf('send-back-file');

  test('is sent back with what follows said, and that it is deleted if it is about others', async () => {
    const at = teamFoundationAt('bank-account-pending', { documents: [deed] });
    const api = await openPage('staff', at, { [call]: () => accepted });
    const words = commands['send-back-file'];
    await openWith('send-back-file');
    await says(words.link, dialog());
    expect(dialog().element().textContent).not.toContain(words.stranger);
    await choose(words.reason, 'stranger');
    await says(words.stranger, dialog());
    await accepts(api, 'send-back-file', {
      purpose: 'foundation-certificate',
      reason: 'stranger',
    });
  });

  test.each([
    [29, true],
    [31, false],
  ])('%i days after completion: %s', async (days, isOffered) => {
    const completedAt = inDays(-days).toISOString();
    const documents = [{ ...deed, kind: 'register-extract' } as const];
    const now = teamFoundationAt('completed', { completedAt, documents });
    await openConsole({
      role: 'staff',
      at: staffPath('foundation', foundationId),
      answers: { 'GET /foundations/:id': () => now },
    });
    await appears(page.getByRole('heading', { level: 1 }));
    expect(offers('send-back-file')).toBe(isOffered);
  });
});

describe('the notary', () => {
  const pending = teamFoundationAt('notary-appointment-pending');

  test('is noted as asked, and their details are corrected', async () => {
    const ask = callOf('ask-notary');
    const correct = callOf('correct-notary');
    const api = await openPage('staff', pending, {
      [ask]: () => accepted,
      [correct]: () => refused(409, 'OTHER_NOTARY_NAMED'),
    });
    await openWith('ask-notary');
    await dialog().getByLabelText(commands['ask-notary'].mail).click();
    await accepts(api, 'ask-notary', { by: 'mail' });
    await openWith('correct-notary');
    await field(commands['correct-notary'].name, dialog()).fill('Notariat am Dome');
    await field(commands['correct-notary'].reason, dialog()).fill('Verschrieben');
    await submit('correct-notary');
    await says(errors.OTHER_NOTARY_NAMED.title, dialog());
    expect(api.sentTo(correct)[0]?.body).toMatchObject({ name: 'Notariat am Dome' });
  });

  test('has an appointment within a year, and outside office hours only when asked twice', async () => {
    const call = callOf('propose-notary-appointment');
    const api = await openPage('staff', pending, { [call]: () => accepted });
    const words = commands['propose-notary-appointment'];
    await openWith('propose-notary-appointment');
    await field(words.date, dialog()).fill(dayIn(400));
    await field(words.time, dialog()).fill('21:30');
    await submit('propose-notary-appointment');
    await says(problem.TOO_FAR_AHEAD, dialog());
    await field(words.date, dialog()).fill(dayIn(60));
    await submit('propose-notary-appointment');
    await says(problem.CONFIRM, dialog());
    expect(api.sentTo(call)).toEqual([]);
    await dialog().getByLabelText(words.sure, partly).click();
    await submit('propose-notary-appointment');
    await disappears(dialog());
    expect(api.sentTo(call)).toHaveLength(1);
  });

  test('has a choice of dates, a day off among them only when asked twice', async () => {
    const call = callOf('propose-notary-dates');
    const api = await openPage('staff', pending, { [call]: () => accepted });
    const { date, time, sure } = commands['propose-notary-appointment'];
    const dayOff = Array.from({ length: 7 }, (_, days) => dayIn(30 + days)).find(isDayOff) ?? '';
    await openWith('propose-notary-dates');
    for (const [nth, day] of [workingDayIn(20), dayOff].entries()) {
      const label = commands['propose-notary-dates'].nth.replace('{{nth}}', `${nth + 1}`);
      await field(`${label}: ${date}`, dialog()).fill(day);
      await field(`${label}: ${time}`, dialog()).fill('10:00');
    }
    await says(longDay(`${dayOff}T12:00:00Z`, 'de'), dialog());
    await submit('propose-notary-dates');
    await says(problem.CONFIRM, dialog());
    await dialog().getByLabelText(sure, partly).click();
    await submit('propose-notary-dates');
    await expect.poll(() => api.sentTo(call)).toHaveLength(1);
  });

  test('loses an appointment that is withdrawn with a reason', async () => {
    const call = callOf('withdraw-notary-appointment');
    const notaryAppointment = { ...appointment, confirmed: true };
    const at = teamFoundationAt('foundation-certificate-pending', { notaryAppointment });
    const api = await openPage('staff', at, { [call]: () => accepted });
    await openWith('withdraw-notary-appointment');
    await field(commands['withdraw-notary-appointment'].reason, dialog()).fill('Krank');
    await accepts(api, 'withdraw-notary-appointment', { reason: 'Krank' });
  });
});

test('a consultation is moved to a free time', async () => {
  const call = callOf('move-consultation');
  const slot = slotAt(inDays(5).toISOString());
  const consultation = consultationAt(inDays(2).toISOString());
  const api = await openPage('staff', teamFoundationAt('consultation-pending', { consultation }), {
    'GET /slots': () => [slot],
    [call]: () => accepted,
  });
  await openWith('move-consultation');
  await choose(commands['move-consultation'].startsAt, slot.startsAt);
  await accepts(api, 'move-consultation', { type: 'phone', startsAt: slot.startsAt });
});

test('somebody of the team looks after a formation', async () => {
  const call = callOf('assign-owner');
  const id = '9b2d3c4e-1f5a-4b6c-8d7e-2f3a4b5c6d7e';
  const api = await openPage('staff', teamFoundationAt('documents-pending'), {
    'GET /admin/team': () => [{ id, name: 'Mara Lindner' }],
    [call]: () => accepted,
  });
  await says(words.people.noOwner, main());
  await openWith('assign-owner');
  await choose(commands['assign-owner'].owner, id);
  await accepts(api, 'assign-owner', { ownerId: id });
});

test.each([
  ['orderKept', inDays(1), { reason: 'Aufgegeben', order: 'withdraw' }],
  ['orderBinds', inDays(-5), { reason: 'Aufgegeben' }],
] as const)(
  'cancelling names the order, and says what becomes of it and of the money: %s',
  async (about, until, sent) => {
    const call = callOf('cancel-foundation');
    const order = { ...packageOrder, withdrawableUntil: until.toISOString() };
    const api = await openPage('staff', teamFoundationAt('documents-pending', { order }), {
      [call]: () => accepted,
    });
    const words = commands['cancel-foundation'];
    await openWith('cancel-foundation');
    await says('0A4A7C9E', dialog());
    await says(words[about].split('{{price}}')[0] ?? '', dialog());
    expect(dialog().element().textContent).toMatch(/950,81/);
    const withdraw = dialog().getByLabelText(words.orders.withdraw.label, partly);
    expect(withdraw.elements()).toHaveLength('order' in sent ? 1 : 0);
    if ('order' in sent) await withdraw.click();
    await field(words.reason, dialog()).fill('Aufgegeben');
    await accepts(api, 'cancel-foundation', sent);
  },
);
