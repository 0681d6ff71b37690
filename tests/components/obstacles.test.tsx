import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { TimelineEntry } from '#api/contract.gen.d.ts';
import type { Role } from '#domain/foundations/command.ts';
import { fileTexts, sentBackTexts } from '#domain/foundations/file-texts.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/foundations/obstacles/obstacle-texts.ts';
import { locales } from '#domain/site/paths.ts';
import type { FormCommand } from '#web/features/foundations/commands/command.ts';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import { appears, button, disappears, field, said } from '../support/components/controls.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import {
  appointment,
  consultationAt,
  documentOf,
  foundationAt,
  obstacleOf,
  packageOrder,
  slotAt,
} from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('de');
const words = texts.foundations.obstacles;
const command = <Name extends FormCommand>(name: Name) =>
  `POST /foundations/:id/commands/${name}` as const;

afterEach(() => onScreen(1280));

describe('an obstacle', () => {
  test.each(locales)('is told with turn, day and what to do now (%s)', async (locale) => {
    const now = foundationAt('register-record-pending', {
      obstacles: [
        obstacleOf('interim-order', '2099-11-27', 'Geschäftsanschrift fehlt'),
        obstacleOf('court-advance', '2099-12-04'),
      ],
    });
    const { texts: said } = await openFoundation({ now, locale });
    const first = page.getByRole('region', { name: obstacleNames['interim-order'][locale] });
    await appears(first.getByText(obstacleTexts['interim-order'][locale].told));
    await appears(first.getByText(said.sharedFoundations.party.staff));
    await appears(first.getByText('Geschäftsanschrift fehlt', { exact: false }));
    await appears(first.getByRole('button', { name: said.foundations.page.data.correct }));
    expect(
      first.getByRole('button', { name: said.foundations.obstacles.settle.open }).query(),
    ).toBe(null);
    const second = page.getByRole('region', { name: obstacleNames['court-advance'][locale] });
    await appears(second.getByText(obstacleTexts['court-advance'][locale].now));
    await appears(
      second.getByRole('button', { name: said.foundations.obstacles.settle.of['court-advance'] }),
    );
    const titles = page.getByRole('heading', { level: 3 }).elements();
    expect(titles[0]?.textContent).toBe(obstacleNames['interim-order'][locale]);
  });
});

describe('the report of an obstacle', () => {
  test('is reported with its kind, a note and the day that the letter names', async () => {
    const now = foundationAt('register-record-pending');
    const { api } = await openFoundation({
      now,
      answers: (moveTo) => ({
        [command('report-obstacle')]: () =>
          moveTo({ ...now, revision: 8, obstacles: [obstacleOf('court-advance', '2099-12-04')] }),
      }),
    });
    await button(words.report.open).click();
    const dialog = page.getByRole('dialog', { name: words.report.title });
    const offered = dialog
      .getByRole('radio')
      .elements()
      .map((radio) => radio.getAttribute('value'));
    expect(offered).toEqual([
      'capital-short',
      'capital-early',
      'capital-wrong-payer',
      'court-advance',
    ]);
    const submit = dialog.getByRole('button', { name: words.report.submit });
    await submit.click();
    expect(api.sentTo(command('report-obstacle'))).toEqual([]);
    await dialog.getByText(obstacleNames['court-advance'].de).click();
    await field(words.report.dueOn, dialog).fill('2099-12-04');
    await field(words.report.note, dialog).fill('Aktenzeichen 72 AR 4711');
    await submit.click();
    await disappears(dialog);
    await appears(page.getByText(obstacleTexts['court-advance'].de.told));
    expect(api.sentTo(command('report-obstacle'))[0]?.body).toEqual({
      kind: 'court-advance',
      note: 'Aktenzeichen 72 AR 4711',
      dueOn: '2099-12-04',
    });
  });

  test('cannot be reported where the founder has none to report, nor twice', async () => {
    await openFoundation({ now: foundationAt('documents-pending') });
    expect(button(words.report.open).query()).toBe(null);
    await openFoundation({
      now: foundationAt('notary-appointment-pending', {
        obstacles: [obstacleOf('notary-declined')],
      }),
    });
    expect(button(words.report.more).query()).toBe(null);
  });
});

describe('an open obstacle', () => {
  test('is settled by whoever has the ball', async () => {
    const open = obstacleOf('court-advance');
    const now = foundationAt('register-record-pending', { obstacles: [open] });
    const { api, standsAt } = await openFoundation({
      now,
      answers: (moveTo) => ({
        [command('resolve-obstacle')]: () => moveTo({ ...now, revision: 8, obstacles: [] }),
      }),
    });
    await button(words.settle.of['court-advance']).click();
    await button(words.settle.submit).click();
    await standsAt('register-record-pending');
    expect(api.sentTo(command('resolve-obstacle'))[0]?.body).toEqual({ obstacleId: open.id });
  });

  test.each([360, 768])('fits a screen of %i px and hinders nobody', async (width) => {
    await onScreen(width);
    await openFoundation({
      now: foundationAt('share-capital-payment-pending', {
        obstacles: [
          obstacleOf('capital-wrong-payer', '2020-01-07', 'Donaudampfschifffahrtselektrizität'),
          obstacleOf('notary-declined'),
        ],
      }),
      framed: true,
    });
    await said(obstacleTexts['capital-wrong-payer'].de.told);
    expect(spill()).toBe(0);
    const station = page.getByRole('region', { name: words.title_other }).element();
    const right = (element: Element) => element.getBoundingClientRect().right;
    for (const inside of station.querySelectorAll('section, button')) {
      expect(right(inside)).toBeLessThanOrEqual(right(station));
    }
    expect(await barriersInBothModes()).toEqual([]);
  });
});

describe('a file that was sent back', () => {
  const entry = (type: EventType, role: Role, details: object) => ({
    type,
    occurredAt: '2026-11-20T09:00:00.000Z',
    actor: { role, name: null },
    revision: 9,
    ...details,
  });
  const sentBack = entry('FileSentBack', 'staff', {
    purpose: 'bank-confirmation',
    sentBackFor: 'incomplete',
    note: 'Seite 2 fehlt.',
  });
  const title = words.neededAgain.replace('{{file}}', fileTexts['bank-confirmation'].de);
  const openWith = (timeline: TimelineEntry[]) =>
    openFoundation({
      now: foundationAt('share-capital-payment-pending'),
      answers: () => ({ 'GET /foundations/:id/timeline': () => timeline }),
    });

  test('is asked for again, with the reason', async () => {
    await openWith([sentBack]);
    const told = page.getByRole('alert').filter({ hasText: title });
    await appears(told.getByText(sentBackTexts.incomplete.de, { exact: false }));
    await appears(told.getByText('„Seite 2 fehlt.“'));
  });

  test('is not, once it has come again', async () => {
    await openWith([sentBack, entry('BankConfirmationReceived', 'founder', {})]);
    await said(texts.foundations.station['share-capital-payment-pending'].title);
    expect(page.getByText(title).query()).toBe(null);
  });
});

describe('drafts under review', () => {
  const drafts = [documentOf(1, '2026-11-20T09:00:00.000Z')];

  test('are accepted as the page shows them, and it stays said', async () => {
    const now = foundationAt('review-pending', { documents: drafts });
    const accept = drafts.map(({ documentId, sha256 }) => ({ documentId, sha256 }));
    const { api } = await openFoundation({
      now,
      answers: (moveTo) => ({
        [command('accept-documents')]: () =>
          moveTo({
            ...now,
            revision: 8,
            acceptance: { at: '2026-11-21T09:00:00.000Z', documents: accept },
          }),
      }),
    });
    await button(texts.foundations.review.accept.submit).click();
    await appears(page.getByText('Am 21. November 2026 hast du die Unterlagen', { exact: false }));
    expect(api.sentTo(command('accept-documents'))[0]?.body).toEqual({ documents: accept });
  });

  test('show what became of each requested change', async () => {
    const at = '2026-11-20T09:00:00.000Z';
    const request = { by: 'lawyer', at, reason: 'Sitz fehlt' } as const;
    await openFoundation({
      now: foundationAt('review-pending', {
        documents: drafts,
        changeRequests: [
          { ...request, id: 'a', answer: 'Steht in § 1.' },
          { ...request, id: 'b', version: drafts[0]?.documentId },
          { ...request, id: 'c', by: 'founder' },
        ],
      }),
    });
    const list = page.getByRole('region', { name: texts.foundations.review.requests.title });
    const lines = list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('von dir');
    expect(lines[0]).toContain(texts.foundations.review.requests.open);
    expect(lines[1]).toContain('Neue Fassung: Gesellschaftsvertrag');
    expect(lines[2]).toContain('Antwort: Steht in § 1.');
  });
});

describe('dates', () => {
  test('a booked consultation moves to another time of the same kind', async () => {
    const startsAt = '2030-03-07T09:00:00.000Z';
    const now = foundationAt('consultation-pending', {
      dueAt: startsAt,
      consultation: consultationAt(startsAt, 'online'),
    });
    const free = slotAt('2030-03-08T09:00:00.000Z');
    const { api } = await openFoundation({
      now,
      answers: (moveTo) => ({
        'GET /slots': () => [free],
        [command('move-consultation')]: () => moveTo({ ...now, revision: 8 }),
      }),
    });
    const { move } = texts.foundations.consultation;
    await button(move.open).click();
    const dialog = page.getByRole('dialog', { name: move.title });
    await dialog.getByRole('radio').first().click({ force: true });
    await dialog.getByRole('button', { name: move.submit }).click();
    await disappears(dialog);
    const [sent] = api.sentTo(command('move-consultation'));
    expect(sent?.body).toEqual({ type: 'online', startsAt: free.startsAt });
  });

  test('a confirmed notary appointment is withdrawn with a reason', async () => {
    const now = foundationAt('foundation-certificate-pending', {
      notaryAppointment: { ...appointment, confirmed: true },
      dueAt: appointment.startsAt,
    });
    const { api, standsAt } = await openFoundation({
      now,
      answers: (moveTo) => ({
        [command('withdraw-notary-appointment')]: () =>
          moveTo(foundationAt('notary-appointment-pending', { revision: 8 })),
      }),
    });
    const { withdraw } = texts.foundations.appointment;
    await button(withdraw.open).click();
    const dialog = page.getByRole('dialog', { name: withdraw.title });
    await field(withdraw.reason, dialog).fill('Ich bin krank.');
    await dialog.getByRole('button', { name: withdraw.submit }).click();
    await standsAt('notary-appointment-pending');
    expect(api.sentTo(command('withdraw-notary-appointment'))[0]?.body).toEqual({
      reason: 'Ich bin krank.',
    });
  });
});

test('cancelling names the order, and withdraws from it in the same call', async () => {
  const now = foundationAt('documents-pending', {
    order: packageOrder,
  });
  const { api } = await openFoundation({
    now,
    answers: () => ({ [command('cancel-foundation')]: () => ({ revision: 8, position: '8' }) }),
  });
  const { cancel } = texts.foundations.page;
  await button(cancel.open).click();
  const dialog = page.getByRole('dialog');
  await appears(dialog.getByText('vom 20. November 2026 über 950,81', { exact: false }));
  await dialog.getByText(cancel.order.withdraw, { exact: true }).click();
  await field(cancel.reason, dialog).fill('Es wird nichts.');
  await dialog.getByRole('button', { name: cancel.submit }).click();
  await expect
    .poll(() => api.sentTo(command('cancel-foundation'))[0]?.body)
    .toEqual({ reason: 'Es wird nichts.', order: 'withdraw' });
});
