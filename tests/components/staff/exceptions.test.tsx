import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type {
  FailedCommand,
  FailedMail,
  ParkedStream,
  TeamFoundation,
  UnrenderedInvoice,
} from '#api/contract.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { listed, refused } from '../../support/components/api.ts';
import { inFreshWindows, openConsole, reopen } from '../../support/components/console.tsx';
import {
  appears,
  beginningWith,
  disappears,
  heading,
  pattern,
  said,
  toasted,
} from '../../support/components/controls.ts';
import {
  appointment,
  foundationId,
  teamFoundationAt,
} from '../../support/components/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { actor, commandName, failed, foundation, parked, status } = texts.staffFoundations;
const { mails, mailName } = texts.staffMails;
const { unrendered } = texts.staffInvoices;
const at = '2026-11-22T09:00:00.000Z';

/** Of a longer text. */
const partly = { exact: false };
const main = () => page.getByRole('main');
const menu = () => page.getByRole('navigation', { name: texts.staff.header.nav });
const inMenu = (name: string) => menu().getByRole('link', { name: beginningWith(name) });
/** The row of the foundation in a list of what went wrong. */
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

  test('is in the menu, in the list and on the page, until a later one goes through', async () => {
    let failures = [failure];
    await openConsole({
      role: 'staff',
      answers: {
        'GET /admin/failed-commands': () => listed(...failures),
        'GET /foundations/:id': () =>
          failures.length > 0
            ? teamFoundationAt('review-pending', { failedCommands: failures })
            : teamFoundationAt('notary-appointment-pending'),
      },
    });
    const { figures } = texts.staffTasks;
    const colorOf = (label: string) => {
      const name = page.getByRole('region', { name: figures.label }).getByText(label);
      return getComputedStyle(name.element().previousElementSibling as Element).color;
    };
    await said(figures.problems);
    expect(colorOf(figures.problems)).not.toBe(colorOf(figures.running));
    const kinds = page.getByRole('region', { name: figures.label }).getByRole('link');
    expect(kinds.elements().map((one) => one.textContent)).toEqual([failed.menu]);
    // Its icon stands below those of the other entries, though it is long.
    const icons = menu().element().querySelectorAll('svg');
    expect(new Set([...icons].map((icon) => icon.getBoundingClientRect().x)).size).toBe(1);
    expect(menu().element().querySelector('.count')?.textContent).toBe('1');
    await inMenu(`${failed.menu} 1`).click();
    await appears(entry().getByText(commandName['correct-core-data'], partly));
    await appears(entry().getByText('DatabaseError 22P02'));
    await appears(entry().getByText(actor.founder, partly));
    await entry().getByRole('link').click();
    const note = page.getByRole('alert').filter({ hasText: foundation.failed.title });
    await appears(note.getByText(commandName['correct-core-data'], partly));

    failures = [];
    await reopen();
    await appears(heading(status['notary-appointment-pending']));
    await disappears(note);
    await disappears(inMenu(failed.menu));
    await reopen('/admin/failed-commands');
    await said(failed.empty);
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
  const stream: ParkedStream = {
    stream: `foundation-${foundationId}`,
    foundationId,
    revision: 1_000,
    error: 'An event of a test.',
    attempts: 3,
    parkedAt: at,
    redriving: false,
    waiting: false,
  };

  test('is named on the page of its foundation', async () => {
    await openFoundation('staff', () => teamFoundationAt('review-pending', { parkedAt: at }));
    await said(foundation.parked.title, page.getByRole('alert'));
  });

  test('can be processed again once, even if a colleague was faster', async () => {
    let streams = [stream];
    let faster = true;
    const api = await openConsole({
      role: 'staff',
      at: '/admin/parked',
      answers: {
        'GET /admin/parked': () => listed(...streams),
        'POST /admin/parked/:stream/redrive': () => {
          streams = faster ? [] : [{ ...stream, redriving: true }];
          return faster
            ? refused(409, 'NOT_PARKED')
            : { stream: stream.stream, state: 'requested' };
        },
      },
    });
    await again(parked.redrive).click();
    await toasted(parked.doneBefore);
    await disappears(entry());

    [streams, faster] = [[stream], false];
    await reopen();
    await again(parked.redrive).click();
    await toasted(parked.redriven);
    await expect.element(entry().getByRole('button')).toBeDisabled();
    expect(api.sentTo('POST /admin/parked/:stream/redrive')).toHaveLength(2);
  });
});

const failedMail: FailedMail = {
  id: '<1@example.com>',
  mail: 'documents-in-review',
  foundationId,
  recipient: 'mia@example.com',
  reason: 'There is no such mailbox (EENVELOPE RCPT TO 550).',
  attempts: 1,
  permanent: true,
  failedAt: at,
};
const resend = 'POST /admin/mails/:mailId/resend';

test('an email that is merely late is not called undeliverable, and says when another attempt failed', async () => {
  const reason = 'The mail server does not take the mail (ETIMEDOUT CONN).';
  let late: FailedMail = { ...failedMail, reason, permanent: false };
  await openConsole({
    role: 'staff',
    at: '/admin/mails',
    answers: {
      'GET /admin/mails': () => listed(late),
      [resend]: () => {
        late = { ...late, attempts: 2 };
        return { id: failedMail.id, state: 'requested' };
      },
    },
  });
  await appears(entry().getByText(mails.serverAway));
  await appears(entry().getByText(mails.triedAgain));
  expect(main().element().textContent).not.toContain('mail server does not');
  expect(main().getByText(texts.staff.failedAgain).query()).toBeNull();
  await again(mails.resend).click();
  await said(texts.staff.failedAgain, entry());
});

describe('an email that could not be delivered', () => {
  test('is listed with the reason, and sent again on request', async () => {
    const api = await openConsole({
      role: 'staff',
      answers: {
        'GET /admin/mails': () => listed(failedMail),
        [resend]: () => ({ id: failedMail.id, state: 'requested' }),
      },
    });
    await inMenu(mails.menu).click();
    await appears(entry().getByText(mailName['documents-in-review']));
    await appears(entry().getByText(mails.noMailbox));
    await appears(entry().getByText(mails.givenUp));
    await appears(entry().getByText(mails.code.replace('{{code}}', 'EENVELOPE RCPT TO 550')));
    const address = entry()
      .getByRole('link', { name: pattern(mails.recipient) })
      .element();
    expect(address.getAttribute('href')).toBe(`mailto:${failedMail.recipient}`);
    await again(mails.resend).click();
    await toasted(mails.resent);
    expect(api.sentTo(resend)).toHaveLength(1);
  });

  test('that has gone meanwhile is told as sent, not as forbidden', async () => {
    let unsent = [failedMail];
    await openConsole({
      role: 'staff',
      at: '/admin/mails',
      answers: {
        'GET /admin/mails': () => listed(...unsent),
        [resend]: () => refused(409, 'NOT_UNSENT'),
      },
    });
    await appears(again(mails.resend));
    unsent = [];
    await again(mails.resend).click();
    await toasted(mails.sentBefore);
    await disappears(entry());
  });
});

test('an invoice whose PDF could not be made is in the menu with the reason, and made on request', async () => {
  const invoice: UnrenderedInvoice = {
    id: '1a2b3c4d-7425-40de-944b-e07fc1f90ae7',
    number: 'RE-2026-0007',
    reason: 'Unrenderable Error',
    attempts: 2,
    permanent: true,
    failedAt: at,
  };
  let invoices = [invoice];
  await openConsole({
    role: 'staff',
    answers: {
      'GET /admin/unrendered-invoices': () => listed(...invoices),
      'POST /admin/unrendered-invoices/:id/retry': () => {
        invoices = [];
        return { id: invoice.id, state: 'requested' };
      },
    },
  });
  await inMenu(`${unrendered.menu} 1`).click();
  const row = page.getByRole('row').filter({ hasText: invoice.number });
  await appears(row.getByText('Unrenderable Error'));
  await appears(row.getByText(unrendered.givenUp));
  await row.getByRole('button', { name: unrendered.retry }).click();
  await toasted(unrendered.retried);
  await said(unrendered.empty);
  await disappears(inMenu(unrendered.menu));
});
