import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { dayIn, today } from '#demo/days.ts';
import { billing, detailsOf, listWith } from '#demo/foundations.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { acceptedByAll, checklistOf } from '#domain/foundations/review/review-checklist.ts';
import { notaryReleaseText } from '#domain/orders/terms/notary-release.ts';
import { longDate, money } from '#domain/site/formats.ts';
import {
  bringTo,
  clearForDrafts,
  identify,
  type Journey,
  packageOrder,
  takeTo,
} from '#ops/driver/journey.ts';
import { dataOf } from '#ops/driver/people.ts';
import { camt, ntry, stmt } from '../domain/contributions/samples.ts';
import { noticeOf, settleAsFounder } from '../support/browser/case-pages.ts';
import { atWork, showInConsole } from '../support/browser/console-pages.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { backInRoom, isTurn, openRoom, roomLink } from '../support/browser/room-pages.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { fits } from '../support/browser/stage.ts';
import { field, open, pattern, visitor } from '../support/browser/visitor.ts';

const companyName = `Zweiklang ${randomUUID().slice(0, 8)} GmbH`;
const DAY_BEFORE = dayIn(-1);

let cast: SiteCast;
let journey: Journey;

const shown = async (after?: string) => {
  const asked = { params: { id: journey.foundationId }, query: after ? { after } : {} };
  return dataOf(await cast.founder.call('GET /foundations/:id', asked));
};

/** What follows reads what has happened by then. */
const send = async (command: string, sent: object) => {
  const path = `/foundations/${journey.foundationId}/commands/${command}`;
  const { status, body } = await cast.founder.send(path, sent);
  expect([status, body]).toEqual([200, expect.anything()]);
  await shown((body as { data: { position: string } }).data.position);
};

/** The lawyer notes that the second shareholder, who has no account, has accepted elsewhere. */
async function approve(): Promise<void> {
  const { documents } = await shown();
  const drafts = documents.map(({ documentId, sha256 }) => ({ documentId, sha256 }));
  await send('accept-documents', { documents: drafts });
  const checked = checklistOf({ legalForm: 'gmbh', articles: 'own', founders: 'several' });
  const open = { [acceptedByAll]: 'Mia Schulte hat in der Kanzlei zugestimmt.' };
  const path = `/foundations/${journey.foundationId}/commands/approve-documents`;
  const answer = await cast.lawyer.send(path, { review: { articles: 'own', checked, open } });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
}

/** A GmbH of two who pay a half each, after its deed, which is of today. */
beforeAll(async () => {
  cast = await siteCast();
  journey = await bringTo(cast, 'consultation-appointment-select-pending', companyName);
  const { lead, revision } = await shown();
  const [jana] = listWith(lead.participantId, [12_500]).participants;
  const half = { shareholder: { shareEuros: [12_500], due: 'half' } };
  const mia = { kind: 'natural', firstName: 'Mia', lastName: 'Schulte', ...half };
  const { foundationId } = journey;
  const stated = await cast.founder.call('POST /foundations/:id/commands/state-participants', {
    params: { id: foundationId },
    body: { participants: [{ ...jana, ...half }, mia], articles: 'own' } as never,
    ifMatch: revision,
  });
  const { participants } = await shown(dataOf(stated).position);
  for (const { participantId } of participants) {
    await send('state-details', detailsOf(participantId));
  }
  await send('order-package', { ...packageOrder, billing });
  await clearForDrafts(cast, journey);
  const [, second] = participants;
  await identify(cast.staff, journey, second?.participantId ?? '');
  await send('decline-consultation', {});
  await takeTo(cast, journey, 'review-pending');
  await approve();
  await takeTo(cast, journey, 'share-capital-payment-pending');
  await send('release-notary', { textVersion: notaryReleaseText.version });
});

test('a founder reads a statement, sees what does not fit to the cent, and puts it right', async () => {
  const who = await loggedIn(cast.founderEmail, { name: 'founder', phone: true });
  const { page, texts } = who;
  const words = texts.contributions;
  const { states } = texts.sharedContributions;
  const { foundationId: id } = journey;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const card = (name: string) => page.getByRole('region', { name, exact: true });

  await open(who, 'foundation', { id });
  await page.getByRole('link', { name: texts.foundations.page.contributions.look }).first().click();
  await page.getByRole('heading', { level: 1, name: texts.sharedContributions.title }).waitFor();
  await card('Mia Schulte').getByText(states.open).waitFor();

  const entries = [
    ntry({ day: today(), amount: '6250.00', payer: 'KELLER JANA', words: 'Stammeinlage' }),
    ntry({ day: DAY_BEFORE, amount: '6249.97', payer: 'Mia Schulte', words: 'Stammeinlage' }),
    ntry({ day: today(), amount: '12.00', payer: 'Jemand', words: 'Geheimes' }),
  ];
  const file = { name: 'umsaetze.xml', mimeType: 'application/xml' };
  const buffer = Buffer.from(camt(stmt(entries.join(''))));
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer });
  await page.getByText(pattern(words.statement.found_other)).waitFor();
  expect(await page.getByText('Geheimes').count()).toBe(0);
  await fits(who);
  await press(words.statement.take);

  await card('Jana Keller').getByText(states.complete).waitFor();
  const second = card('Mia Schulte');
  await second.getByText(states.early).waitFor();
  await second.getByText(pattern(words.findings.early_one)).waitFor();
  const again = { amount: money(3, 'de'), due: money(625_000, 'de'), name: 'Mia Schulte' };
  await second.getByText(pattern(words.findings['short-again'], again)).waitFor();
  await second.getByText(obstacleNames['capital-early'].de).click();
  await fits(who);

  // Reported from here, with the numbers; the page of the case says the same.
  await second.getByRole('button', { name: words.report.open, exact: true }).first().click();
  const note = `Mia Schulte: ${money(624_997, 'de')} wurden am ${longDate(DAY_BEFORE, 'de')} gebucht`;
  await noticeOf(who, 'capital-early').getByText(note).waitFor();
  await open(who, 'costs', { id });
  await page.getByText(`Bezahlt am ${longDate(today(), 'de')}`).waitFor();
  expect(await page.getByText(texts.costs.amount.paid).count()).toBe(0);
  await page.getByRole('link', { name: texts.costs.links.contributions }).nth(1).click();

  await second.getByRole('button', { name: pattern(words.removeOf) }).click();
  await second.getByText(states.open).waitFor();
  await field(page, words.add.whose).selectOption({ label: 'Mia Schulte' });
  await field(page, words.add.bookedOn).fill(today());
  await field(page, words.add.amount).fill('6.250,00');
  await field(page, words.add.payer).fill('Mia Schulte');
  await press(words.add.submit);
  await second.getByText(states.complete).waitFor();

  await open(who, 'foundation', { id });
  await settleAsFounder(who, 'capital-early');
  await noticeOf(who, 'capital-early').waitFor({ state: 'hidden' });
});

test('law firm and notary see what is right, and only once the founder shows it', async () => {
  const { foundationId: id } = journey;
  const lawyer = await atWork('lawyer');
  const look = async () => {
    await showInConsole(lawyer, id);
    const { look: label } = lawyer.texts.sharedContributions;
    await lawyer.page.getByRole('button', { name: label, exact: true }).click();
  };
  await look();
  const { notOffered, title, payment } = lawyer.texts.sharedContributions;
  await lawyer.page.getByText(notOffered).waitFor();
  const notary = await visitor('notary', { expected: [/^404 GET \/api\/rooms\/[\w-]+$/] });
  const room = await roomLink(id);
  await openRoom(notary, id, room);
  await isTurn(notary, 'waiting');
  const shownTo = (name: string) => notary.page.getByRole('region', { name, exact: true });
  expect(await shownTo(title).count()).toBe(0);

  const founder = await loggedIn(cast.founderEmail, { name: 'founder' });
  const words = founder.texts.contributions.offer;
  await open(founder, 'contributions', { id });
  await founder.page.getByRole('button', { name: words.show, exact: true }).click();
  await founder.page.getByText(words.on).waitFor();

  const date = longDate(today(), 'de');
  const paidBy = (payer: string) => pattern(payment, { amount: money(625_000, 'de'), date, payer });
  await look();
  for (const payer of ['KELLER JANA', 'Mia Schulte']) {
    await lawyer.page.getByText(paidBy(payer)).waitFor();
  }
  await backInRoom(notary, room, 'waiting');
  await shownTo(title).getByText(paidBy('KELLER JANA')).waitFor();
  // The second has no account, and so has not released the notary.
  await shownTo(title).getByText(notary.texts.rooms.contributions.onlyReleased).waitFor();
  expect(await shownTo(title).getByText('Mia Schulte').count()).toBe(0);
  for (const { page } of [lawyer, notary]) {
    expect(await page.getByText(money(624_997, 'de')).count()).toBe(0);
  }
});
