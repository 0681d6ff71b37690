import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { clockDigits } from '#domain/site/formats.ts';
import { bringTo, packageOrder } from '#ops/driver/journey.ts';
import {
  atWork,
  dialogOf,
  openTab,
  showInConsole,
  submit as submitDialog,
} from '../../support/browser/console-pages.ts';
import { stationOf, timelineOf } from '../../support/browser/founder-pages.ts';
import type { SiteCast } from '../../support/browser/people.ts';
import { loggedIn } from '../../support/browser/sessions.ts';
import { field, open, pattern, type Visitor } from '../../support/browser/visitor.ts';
import { withSite } from '../../support/browser/with-site.ts';

let browser: Browser;
let cast: SiteCast;
let founder: Visitor;

withSite((opened) => {
  ({ browser, cast } = opened);
});

beforeAll(async () => {
  founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
});

async function sendAsFounder(id: string, command: CommandName, body: object): Promise<void> {
  const answer = await cast.founder.send(`/foundations/${id}/commands/${command}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function freeTimes(): Promise<string[]> {
  const { body } = await cast.founder.get('/slots?kind=consultation');
  return body.data.map(({ startsAt }: { startsAt: string }) => startsAt);
}

test('the founder moves the consultation, and the old time is free again', async () => {
  const { foundationId: id } = await bringTo(cast, 'consultation-appointment-select-pending');
  await sendAsFounder(id, 'order-package', packageOrder);
  // Far ahead: the first times are those that everybody takes.
  const before = (await freeTimes()).at(-1) ?? expect.fail('no time is free');
  await sendAsFounder(id, 'book-consultation', { type: 'online', startsAt: before });
  expect(await freeTimes()).not.toContain(before);

  await open(founder, 'foundation', { id });
  const { page, texts } = founder;
  const { move } = texts.foundations.consultation;
  await page.getByRole('button', { name: move.open, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: move.title });
  const time = dialog.getByRole('radio').last();
  const after = await time.inputValue();
  await time.check();
  await dialog.getByRole('button', { name: move.submit, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  const station = page.getByRole('region', {
    name: texts.sharedFoundations.status['consultation-pending'].title,
  });
  await station.getByText(clockDigits(after, 'de')).first().waitFor();
  const moved = (await timelineOf(founder)).getByText(eventTexts.ConsultationMoved.de.sentence);
  await moved.waitFor();
  const free = await freeTimes();
  expect(free).toContain(before);
  expect(free).not.toContain(after);
  expect(founder.troubles()).toEqual([]);
});

test('a change request is answered when the drafts come back, and its author reads how', async () => {
  const reason = 'Bitte „Werkzeuge“ statt „Geräte“ schreiben.';
  const answer = 'Das Gesetz verlangt hier „Geräte“; „Werkzeuge“ steht in § 2.';
  const { foundationId: id } = await bringTo(cast, 'review-pending');
  const staff = await atWork(browser, 'staff');
  await Promise.all([open(founder, 'foundation', { id }), showInConsole(staff, id)]);
  const { page, texts } = founder;
  const { review } = texts.foundations;
  await page.getByRole('button', { name: review.open, exact: true }).click();
  const question = page.getByRole('dialog', { name: review.title });
  await field(question, review.reason).fill(reason);
  await question.getByRole('button', { name: review.submit, exact: true }).click();
  await stationOf(founder, 'documents-changes').waitFor();
  const requests = page.getByRole('region', { name: review.requests.title });
  const request = requests.getByRole('listitem').filter({ hasText: reason });
  await request.getByText(review.requests.open).waitFor();

  const { commands, foundation } = staff.consoleTexts;
  await openTab(staff, 'foundation-documents');
  const card = staff.page.getByRole('region', { name: foundation.requests.title });
  await card.getByText(foundation.requests.open).waitFor();
  const command = 'submit-documents-for-review';
  const dialog = await dialogOf(staff, command);
  await field(dialog, commands[command].answer).fill(answer);
  await submitDialog(staff, command, dialog);

  await stationOf(founder, 'review-pending').waitFor();
  await request.getByText(pattern(review.requests.answer, { answer })).waitFor();
  expect(await request.getByText(review.requests.open).count()).toBe(0);
  await card.getByText(pattern(foundation.requests.answer, { answer })).waitFor();
  expect([...founder.troubles(), ...staff.troubles()]).toEqual([]);
});
