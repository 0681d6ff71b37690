import { addHours } from 'date-fns/addHours';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TeamFoundation, TimelineEntry } from '#api/contract.gen.d.ts';
import { inDays } from '#demo/days.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { longDate } from '#domain/site/formats.ts';
import { staffPath } from '#web/staff-pages.ts';
import { address, goBack, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  chooseFile,
  disappears,
  field,
  heading,
  pdfNamed,
  said,
  valueOf,
} from '../../support/components/controls.ts';
import { type Answers, refused } from '../../support/mock/api.ts';
import {
  accepted,
  appointment,
  documentOf,
  foundationId,
  teamFoundationAt,
} from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { commands, conflict } = texts.staffCommands;
const { foundation: words, status } = texts.staffFoundations;

inFreshWindows();

type MoveTo = (next: TeamFoundation) => typeof accepted;

/** Opens the page of a foundation, with Today before it. */
async function openCase(
  role: TeamRole,
  now: TeamFoundation,
  answers: (moveTo: MoveTo) => Answers = () => ({}),
) {
  let current = now;
  const moveTo: MoveTo = (next) => {
    current = next;
    return accepted;
  };
  const api = await openConsole({
    role,
    before: staffPath('tasks'),
    at: staffPath('foundation', foundationId),
    answers: { 'GET /foundations/:id': () => current, ...answers(moveTo) },
  });
  await appears(commandBar());
  return api;
}

/** Of a longer text. */
const partly = { exact: false };
const commandBar = () => page.getByRole('region', { name: words.commands });
const dialog = () => page.getByRole('dialog');
const question = () => page.getByRole('alertdialog', { name: texts.staff.discard.title });
const openWith = async (key: string) => {
  await userEvent.keyboard(key);
  await appears(dialog());
};
const inDialog = (name: string) => dialog().getByRole('button', { name });

const docsAt = '2026-11-20T09:00:00.000Z';
const later = '2026-11-22T09:00:00.000Z';
const inReview = (more: Partial<TeamFoundation> = {}) =>
  teamFoundationAt('review-pending', { documents: [documentOf(1, docsAt)], ...more });
const changes = 'POST /foundations/:id/commands/request-document-changes';

const actor = { role: 'founder', name: 'Mia Vogt' } as const;
const happened = (...types: TimelineEntry['type'][]) =>
  types.map((type, index) => ({
    type,
    occurredAt: `2026-11-22T09:0${index}:00.000Z`,
    actor,
    revision: 8 + index,
  }));

describe('approving documents', () => {
  const approve = 'POST /foundations/:id/commands/approve-documents';

  test('that changed while the dialog was open is refused, and then meant for the new ones', async () => {
    const revised = inReview({
      documents: [documentOf(2, later), { ...documentOf(1, docsAt), newest: false }],
      revision: 10,
    });
    const api = await openCase('lawyer', inReview(), (moveTo) => ({
      [approve]: ({ headers }) => {
        if (headers['if-match'] === '"10"') {
          return moveTo(teamFoundationAt('notary-appointment-pending', { revision: 11 }));
        }
        moveTo(revised);
        const events = happened(
          'DocumentChangesRequested',
          'DocumentAdded',
          'DocumentsSubmittedForReview',
        );
        return refused(412, 'CHANGED_MEANWHILE', { events });
      },
    }));
    await openWith('f');
    const versions = dialog().getByRole('listitem').filter({ hasText: 'Prüfsumme' });
    expect(versions.elements()).toHaveLength(1);
    const submit = inDialog(commands['approve-documents'].submit);
    await submit.click();
    const alert = dialog().getByRole('alert');
    await said(conflict.title, alert);
    expect(alert.getByRole('listitem').elements()).toHaveLength(3);
    const newest = words.documents.newestVersion.replace('{{version}}', '2');
    await appears(versions.filter({ hasText: newest }));
    expect(versions.elements()).toHaveLength(1);
    await submit.click();
    await appears(heading(status['notary-appointment-pending']));
    expect(api.sentTo(approve)).toHaveLength(2);
  });

  test('shows what was asked for before, and staff do not resubmit unchanged by default', async () => {
    const reason = 'Der Sitz fehlt.';
    await openCase(
      'staff',
      teamFoundationAt('documents-pending', {
        documents: [documentOf(1, docsAt)],
        changesRequested: { reason, requestedAt: later, byRole: 'lawyer' },
      }),
    );
    const button = (name: 'add-document' | 'submit-documents-for-review') =>
      commandBar().getByRole('button', { name: texts.staffCommands.commandName[name] }).element();
    expect(button('add-document').getAttribute('class')).toContain('contained');
    expect(button('submit-documents-for-review').getAttribute('class')).toContain('outlined');
    await openWith('v');
    await said(words.unchanged, dialog());
  });

  test('again names the request that they answer', async () => {
    const id = documentOf(1, docsAt).documentId;
    const request = { id, reason: 'Der Sitz fehlt.', by: 'founder', at: later } as const;
    await openCase('lawyer', inReview({ changeRequests: [request] }));
    const note = page.getByRole('alert').filter({ hasText: 'Der Sitz fehlt.' });
    await said(words.unchanged, note);
  });
});

describe('typed text', () => {
  test('is not lost on Escape, a click beside the dialog or back without asking', async () => {
    const listens = vi.spyOn(window, 'addEventListener');
    const ends = vi.spyOn(window, 'removeEventListener');
    const ofClosing = ({ mock }: typeof listens | typeof ends) =>
      mock.calls.filter(([type]) => type === 'beforeunload').length;
    await openCase('lawyer', inReview());
    await openWith('z');
    const text = field(commands['request-document-changes'].reason, dialog());
    await expect.poll(() => document.activeElement).toBe(text.element());
    await userEvent.keyboard('Der Sitz fehlt.');
    const keep = async () => {
      await question().getByRole('button', { name: texts.staff.discard.keep }).click();
      await disappears(question());
      expect(valueOf(text)).toBe('Der Sitz fehlt.');
    };

    await userEvent.keyboard('{Escape}');
    await keep();
    const around = document.querySelector('.MuiDialog-container') as HTMLElement;
    await page.elementLocator(around).click({ position: { x: 5, y: 450 } });
    await keep();
    goBack();
    await keep();
    expect(address().pathname).toContain(foundationId);
    // As the browser asks before it closes the tab. Between two listeners it would not.
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    expect([ofClosing(listens), ofClosing(ends)]).toEqual([1, 0]);

    await userEvent.keyboard('{Escape}');
    await question().getByRole('button', { name: texts.staff.discard.discard }).click();
    await disappears(dialog());
    // Without anything typed there is nothing to ask.
    await openWith('z');
    await userEvent.keyboard('{Escape}');
    await disappears(dialog());
  });
});

describe('a dialog', () => {
  test('cannot be changed while it is being sent', async () => {
    const held = Promise.withResolvers<void>();
    await openCase('lawyer', inReview(), (moveTo) => ({
      [changes]: async () => {
        await held.promise;
        return moveTo(teamFoundationAt('documents-pending'));
      },
    }));
    await openWith('z');
    const text = field(commands['request-document-changes'].reason, dialog());
    await text.fill('Der Sitz fehlt.');
    const area = text.element() as HTMLTextAreaElement;
    await inDialog(commands['request-document-changes'].submit).click();
    await expect.poll(() => area.closest('[inert]')).not.toBeNull();
    // Neither by a click nor by typing on.
    const box = area.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    expect(hit).not.toBe(area);
    await userEvent.keyboard(' Oder auch nicht.');
    expect(area.value).toBe('Der Sitz fehlt.');
    held.resolve();
    await disappears(dialog());
  });

  test('about a foundation without a name does not make one up', async () => {
    await openCase('staff', teamFoundationAt('start-pending', { companyName: null }));
    const { unnamed } = texts.staff;
    await appears(page.getByRole('heading', { level: 1, name: unnamed }));
    const button = texts.staffCommands.commandName['cancel-foundation'];
    await commandBar().getByRole('button', { name: button }).click();
    await appears(dialog().getByText(commands.thisFormation, partly));
    expect(dialog().element().textContent).not.toContain(unnamed);
  });
});

test('a command whose answer was lost says that the first version has arrived, and is not repeated', async () => {
  let attempts = 0;
  const back = teamFoundationAt('documents-pending', { revision: 8 });
  const requests = happened('DocumentChangesRequested');
  const api = await openCase('lawyer', inReview(), (moveTo) => ({
    'GET /foundations/:id/timeline': () => requests,
    [changes]: () => {
      attempts += 1;
      if (attempts === 1) return refused(0, '');
      moveTo(back);
      return attempts === 2
        ? refused(422, 'UNPROCESSABLE_CONTENT')
        : refused(412, 'CHANGED_MEANWHILE', { events: requests });
    },
  }));
  const { errors } = texts.staff;
  await openWith('z');
  const text = field(commands['request-document-changes'].reason, dialog());
  await text.fill('Der Sitz fehlt.');
  const submit = inDialog(commands['request-document-changes'].submit);
  await submit.click();
  await said(errors.UNAVAILABLE.title, dialog());
  await text.fill('Der Sitz und der Zweck fehlen.');
  await submit.click();
  await said(errors.UNPROCESSABLE_CONTENT.title, dialog());
  expect(valueOf(text)).toBe('Der Sitz und der Zweck fehlen.');
  await submit.click();
  await appears(dialog().getByText(conflict.over, partly));
  const keys = api.sentTo(changes).map(({ headers }) => headers['idempotency-key']);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a file that cannot be taken is named as what it is: empty, damaged or protected', async () => {
  const add = 'POST /foundations/:id/documents';
  await openCase('staff', teamFoundationAt('documents-pending'), () => ({
    [add]: ({ body }) => {
      const { name } = (body as FormData).get('file') as File;
      return refused(415, 'UNSUPPORTED_MEDIA_TYPE', { reason: name.replace('.pdf', '') });
    },
  }));
  await openWith('d');
  const { file } = texts.staff.errors;
  await chooseFile(new File([], 'vertrag.pdf', { type: 'application/pdf' }));
  await said(file.empty.title, dialog());
  expect(dialog().getByText('vertrag.pdf').query()).toBeNull();
  for (const reason of ['encrypted', 'damaged'] as const) {
    await chooseFile(pdfNamed(`${reason}.pdf`));
    await appears(dialog().getByText(`${reason}.pdf`));
    await inDialog(commands['add-document'].submit).click();
    await said(file[reason].title, dialog());
  }
  // What was wrong with one file is not said of the next.
  await chooseFile(pdfNamed('gut.pdf'));
  await appears(dialog().getByText('gut.pdf'));
  await disappears(dialog().getByText(file.damaged.title));
  await chooseFile(pdfNamed('riesig.pdf', new Uint8Array(21 * 1024 * 1024)));
  await said(texts.staff.errors.CONTENT_TOO_LARGE.title, dialog());
});

test('a renewed link says where it goes and until when it works', async () => {
  const status = 'foundation-certificate-pending';
  const dueAt = inDays(90).toISOString();
  const uploadLink = { purpose: 'foundation-certificate', expiresAt: later } as const;
  const notaryAppointment = { ...appointment, confirmed: true };
  await openCase('staff', teamFoundationAt(status, { dueAt, uploadLink, notaryAppointment }));
  const button = texts.staffCommands.commandName['renew-upload-link'];
  await page.getByRole('button', { name: button }).click();
  await appears(dialog().getByText(appointment.notaryEmail, partly));
  // Sixty times 24 hours after the appointment.
  const ends = addHours(dueAt, 60 * 24).toISOString();
  await appears(dialog().getByText(longDate(ends, 'de'), partly));
});

test('a rejected appointment says why, and leaves the notary filled in', async () => {
  const reason = 'Da bin ich auf Reisen.';
  await openCase(
    'staff',
    teamFoundationAt('notary-appointment-pending', {
      rejections: [
        {
          startsAt: '2030-03-07T09:30:00.000Z',
          reason,
          rejectedAt: later,
          notaryName: 'Notariat am Dom',
          notaryEmail: 'notariat@example.com',
        },
      ],
    }),
  );
  const propose = commands['propose-notary-appointment'];
  await appears(page.getByRole('alert').getByText(reason, partly));
  await openWith('n');
  expect(valueOf(field(propose.notaryName, dialog()))).toBe('Notariat am Dom');
  // Has to be as the founder named it.
  await appears(dialog().getByText('notariat@example.com', { exact: true }));
  expect(field(propose.notaryEmail, dialog()).elements()).toEqual([]);
  const hint = dialog().getByRole('status');
  // A Sunday.
  await field(propose.date, dialog()).fill('2030-03-10');
  await appears(dialog().getByText('Sonntag, 10. März 2030', partly));
  // A Friday.
  await field(propose.date, dialog()).fill('2030-04-19');
  await appears(hint.getByText('Freitag, 19. April 2030', partly));
  await appears(hint.getByText(propose.holidays['good-friday'], partly));
  // The Thursday before.
  await field(propose.date, dialog()).fill('2030-04-18');
  await disappears(hint);
});
