import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FailedCommand, Stuck, StuckThing, TeamFoundation } from '#api/contract.gen.d.ts';
import { activityNames, partNames, signalNames } from '#domain/desk/names.ts';
import type { StuckKind } from '#domain/desk/stuck.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole, reopen } from '../../support/components/console.tsx';
import {
  appears,
  beginningWith,
  disappears,
  heading,
  pattern,
  said,
  toasted,
} from '../../support/components/controls.ts';
import { listed, refused } from '../../support/mock/api.ts';
import { appointment, foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { commandName } = texts.staffCommands;
const { foundation, status } = texts.staffFoundations;
const { mailName } = texts.staffMails;
const { stuck: words, stuckKinds: kinds } = texts.staffOperations;
const at = '2026-11-22T09:00:00.000Z';

/** Of a longer text. */
const partly = { exact: false };
const main = () => page.getByRole('main');
const menu = () => page.getByRole('navigation', { name: texts.staff.header.nav });
const inMenu = (name: string) => menu().getByRole('link', { name: beginningWith(name) });
/** The row of the foundation in a list of what is stuck. */
const entry = () =>
  main()
    .getByRole('row')
    .filter({ hasText: fileNumber(foundationId) });
const again = (name: string) => main().getByRole('button', { name, exact: true });
const openFoundation = (role: 'staff' | 'lawyer', read: () => TeamFoundation) =>
  openConsole({
    role,
    at: `/admin/foundations/${foundationId}/show`,
    answers: { 'GET /foundations/:id': read },
  });

const thing = (known: Partial<StuckThing> & Pick<StuckThing, 'id' | 'name'>): StuckThing => ({
  foundationId,
  failure: null,
  outlook: null,
  attempts: null,
  since: at,
  lastTriedAt: null,
  nextAttemptAt: null,
  recipient: null,
  temporalUrl: null,
  ...known,
});
const stuckOf = (kind: StuckKind, ...things: StuckThing[]): Stuck => ({
  kind,
  total: things.length,
  since: at,
  things,
});
const requested = { state: 'requested' as const };
const retry = 'POST /admin/stuck/:kind/:id/retry';

inFreshWindows();

describe('a command that could not be carried out', () => {
  const failure: FailedCommand = {
    commandId: '3d3f0f35-7425-40de-944b-e07fc1f90ae7',
    foundationId,
    command: 'correct-core-data',
    byRole: 'founder',
    failure: 'DatabaseError 22P02',
    failedAt: at,
  };
  const stuck = stuckOf(
    'failed-command',
    thing({ id: failure.commandId, name: failure.command, failure: failure.failure }),
  );

  test('is in the menu, in the list and on the page, until a later one goes through', async () => {
    let failures = [failure];
    const api = await openConsole({
      role: 'staff',
      answers: {
        'GET /admin/stuck': () => (failures.length > 0 ? listed(stuck) : listed()),
        'POST /admin/foundations/:id/read-again': () => requested,
        'GET /foundations/:id': () =>
          failures.length > 0
            ? teamFoundationAt('review-pending', { failedCommands: failures })
            : teamFoundationAt('notary-appointment-pending'),
      },
    });
    await inMenu(`${texts.staff.area.operations} 1`).click();
    await said(kinds['failed-command'].means);
    await main().getByText(words.recipe).click();
    await appears(main().getByText('Correct the cause', partly));
    await appears(entry().getByText(commandName['correct-core-data'], partly));
    await appears(entry().getByText(words.code.replace('{{code}}', 'DatabaseError 22P02')));
    await again(kinds['failed-command'].button).click();
    await toasted(kinds['failed-command'].done);
    expect(api.sentTo('POST /admin/foundations/:id/read-again')).toHaveLength(1);
    await entry().getByRole('link').first().click();
    const note = page.getByRole('alert').filter({ hasText: foundation.failed.title });
    await appears(note.getByText(commandName['correct-core-data'], partly));

    failures = [];
    await reopen();
    await appears(heading(status['notary-appointment-pending']));
    await disappears(note);
    // The address it had before leads to the page of all kinds.
    await reopen('/admin/failed-commands');
    await said(words.empty);
    expect(address().pathname).toBe('/admin/operations');
  });
});

describe("the notary's link", () => {
  const { link, people } = foundation;
  const endingAt = (expiresAt: string) =>
    teamFoundationAt('foundation-certificate-pending', {
      notaryAppointment: { ...appointment, confirmed: true },
      uploadLink: { purpose: 'foundation-certificate', expiresAt },
    });

  test('shows its end, and warns when it ends before the appointment or has ended', async () => {
    let read = endingAt('2030-04-07T12:00:00.000Z');
    await openFoundation('staff', () => read);
    const warnings = main().getByRole('alert').filter({ hasText: link.what });
    await appears(main().getByText(pattern(people.linkUntil)));
    expect(warnings.elements()).toEqual([]);

    // The appointment is in March.
    read = endingAt('2030-01-15T12:00:00.000Z');
    await reopen();
    const ends = link.ends.replace('{{instant}}', 'Dienstag, 15. Januar 2030, 13:00 Uhr (MEZ)');
    await said(ends, warnings);

    read = endingAt(new Date(Date.now() - 60_000).toISOString());
    await reopen();
    await appears(main().getByText(pattern(people.linkUntil)));
    await appears(warnings.getByText(pattern(link.ended)));
    expect(warnings.elements()).toHaveLength(1);
  });
});

describe('a parked stream', () => {
  const parked = thing({
    id: `foundation-${foundationId}`,
    name: `foundation-${foundationId}`,
    failure: 'An event of a test.',
    outlook: 'given-up',
    attempts: 3,
  });
  const { button, done } = kinds['parked-stream'];

  test('is named on the page of its foundation', async () => {
    await openFoundation('staff', () => teamFoundationAt('review-pending', { parkedAt: at }));
    await said(foundation.parked.title, page.getByRole('alert'));
  });

  test('can be processed again once, even if a colleague was faster', async () => {
    let streams = [parked];
    let faster = true;
    const api = await openConsole({
      role: 'staff',
      at: '/admin/operations',
      answers: {
        'GET /admin/stuck': () =>
          streams.length > 0 ? listed(stuckOf('parked-stream', ...streams)) : listed(),
        [retry]: () => {
          streams = faster ? [] : [{ ...parked, outlook: 'under-way' }];
          return faster ? refused(409, 'NOT_STUCK') : requested;
        },
      },
    });
    await again(button).click();
    await toasted(words.doneBefore);
    await disappears(entry());

    [streams, faster] = [[parked], false];
    await reopen();
    await again(button).click();
    await toasted(done);
    await expect.element(entry().getByRole('button')).toBeDisabled();
    expect(api.sentTo(retry)).toHaveLength(2);
  });
});

describe('a step that keeps failing', () => {
  const activity = thing({
    id: '9c1f0f35-7425-40de-944b-e07fc1f90ae7',
    name: 'issueUploadLink',
    failure: 'StoreUnavailable',
    outlook: 'tried-again',
    attempts: 6,
    lastTriedAt: at,
    temporalUrl: 'https://temporal.example/workflows/foundation-1',
  });
  const read = (one: StuckThing) => () => listed(stuckOf('stuck-activity', one));

  test('is tried at once, and says when that has failed as well', async () => {
    let shown = activity;
    await openConsole({
      role: 'staff',
      at: '/admin/operations',
      answers: {
        'GET /admin/stuck': () => read(shown)(),
        [retry]: () => {
          shown = { ...activity, attempts: 1, lastTriedAt: '2026-11-22T13:03:00.000Z' };
          return requested;
        },
      },
    });
    await appears(entry().getByText(activityNames.issueUploadLink?.de ?? ''));
    expect(entry().getByText(pattern(words.failedAgain)).query()).toBeNull();
    await again(kinds['stuck-activity'].button).click();
    await said(words.failedAgain.replace('{{time}}', '22.11.2026, 14:03'), entry());
    const link = entry().getByRole('link', { name: words.inTemporal }).element();
    expect(link.getAttribute('href')).toBe(activity.temporalUrl);
  });

  test('is read by lawyers, who press nothing', async () => {
    await openConsole({
      role: 'lawyer',
      at: '/admin/operations',
      answers: { 'GET /admin/stuck': read({ ...activity, temporalUrl: null }) },
    });
    await appears(entry().getByText(activityNames.issueUploadLink?.de ?? ''));
    expect(main().getByRole('button').elements()).toEqual([]);
    expect(entry().getByRole('link').elements()).toHaveLength(1);
  });
});

describe('an email that has not gone out', () => {
  const mail = thing({
    id: '<1@example.com>',
    name: 'documents-in-review',
    recipient: 'mia@example.com',
    failure: 'There is no such mailbox (EENVELOPE RCPT TO 550).',
    outlook: 'given-up',
    attempts: 1,
    lastTriedAt: at,
  });

  test('is listed with its reader and the code, and sent again on request', async () => {
    const api = await openConsole({
      role: 'staff',
      at: '/admin/mails',
      answers: {
        'GET /admin/stuck': () => listed(stuckOf('unsent-mail', mail)),
        [retry]: () => requested,
      },
    });
    await appears(entry().getByText(mailName['documents-in-review']));
    await appears(entry().getByText(words.outlook['given-up']));
    await appears(entry().getByText(words.code.replace('{{code}}', 'EENVELOPE RCPT TO 550')));
    expect(main().element().textContent).not.toContain('no such mailbox');
    const reader = entry()
      .getByRole('link', { name: pattern(words.recipient) })
      .element();
    expect(reader.getAttribute('href')).toBe(`mailto:${mail.recipient}`);
    await again(kinds['unsent-mail'].button).click();
    await toasted(kinds['unsent-mail'].done);
    expect(api.sentTo(retry)).toHaveLength(1);
  });
});

test('everything at once keeps no barrier, and names what nobody can press', async () => {
  const nobody = { foundationId: null };
  await openConsole({
    role: 'staff',
    at: '/admin/operations',
    answers: {
      'GET /admin/stuck': () =>
        listed(
          stuckOf('part-away', thing({ ...nobody, id: 'temporal', name: 'temporal', since: null })),
          stuckOf('view-behind', thing({ ...nobody, id: 'view', name: '', outlook: 'halted' })),
          stuckOf(
            'unrendered-invoice',
            thing({ ...nobody, id: '1', name: 'RE-2026-000007', outlook: 'waiting' }),
          ),
          stuckOf(
            'old-outbox-entry',
            thing({ ...nobody, id: '2', name: 'invoice-changed', outlook: 'tried-again' }),
          ),
        ),
    },
  });
  await said(partNames.temporal?.de ?? '');
  await said(words.outlook.halted);
  await said('RE-2026-000007');
  await said(signalNames['invoice-changed']?.de ?? '');
  expect(main().getByRole('button').elements()).toEqual([]);
  expect(await barriersInBothModes()).toEqual([]);
});

test('a service that is away is called one, leads to nothing of it, and Today says so as well', async () => {
  const temporalUrl = 'https://temporal.example/workflows';
  const away = { foundationId: null, id: 'temporal', name: 'temporal', since: null, temporalUrl };
  const answers = { 'GET /admin/stuck': () => listed(stuckOf('part-away', thing(away))) };
  await openConsole({ role: 'staff', at: '/admin/operations', answers });
  await said(partNames.temporal?.de ?? '');
  const { columns } = words;
  const heads = main().getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toContain(columns.part);
  expect(heads.map(({ textContent }) => textContent)).not.toContain(columns.case);
  expect(main().getByRole('row').last().element().textContent).not.toContain('–');
  await openConsole({ role: 'staff', answers });
  const notice = page.getByRole('status').getByText(texts.staff.reachability.partAway);
  await appears(notice);
  const { left, top, height } = notice.element().getBoundingClientRect();
  const atItsFirstWord = document.elementFromPoint(left + 5, top + height / 2);
  expect(notice.element().contains(atItsFirstWord)).toBe(true);
});

describe('the links to the Temporal UI', () => {
  const temporal = {
    troubled: 'https://temporal.example/workflows?query=Trouble',
    overdue: 'https://temporal.example/workflows?query=DueAt',
    ownerless: 'https://temporal.example/workflows?query=Owner',
  };
  const nav = () => main().getByRole('navigation', { name: words.temporal.title });
  const answers = (views: typeof temporal | null) => ({
    'GET /admin/stuck': () => ({ listed: { data: [], meta: { total: 0, temporal: views } } }),
  });

  test('are there for those who operate', async () => {
    await openConsole({ role: 'staff', at: '/admin/operations', answers: answers(temporal) });
    await appears(nav());
    const links = nav().getByRole('link').elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Object.values(temporal));
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('are not there for lawyers', async () => {
    await openConsole({ role: 'lawyer', at: '/admin/operations', answers: answers(null) });
    await appears(main().getByText(words.empty));
    expect(nav().query()).toBeNull();
  });
});
