import type { Browser } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { fileTexts, sentBackTexts } from '#domain/foundations/file-texts.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { bringTo, type Journey, takeTo } from '#ops/driver/journey.ts';
import { atWork, dialogOf, showInConsole, submit } from '#tests/support/browser/console-pages.ts';
import { stationOf, timelineOf } from '#tests/support/browser/founder-pages.ts';
import { mailedLink, openLink, uploadAsNotary } from '#tests/support/browser/notary-page.ts';
import type { SiteCast } from '#tests/support/browser/people.ts';
import { loggedIn } from '#tests/support/browser/sessions.ts';
import { field, open, type Visitor, visitor } from '#tests/support/browser/visitor.ts';
import { withSite } from '#tests/support/browser/with-site.ts';

let browser: Browser;
let cast: SiteCast;
let journey: Journey;
let staff: Visitor;
let notary: Visitor;

withSite((opened) => {
  ({ browser, cast } = opened);
});

beforeAll(async () => {
  [journey, staff, notary] = await Promise.all([
    bringTo(cast, 'share-capital-payment-pending'),
    atWork(browser, 'staff'),
    visitor(browser, 'notary'),
  ]);
});

/** The newest file, which the dialog offers first. */
async function sendBack(reason: 'wrong-document' | 'incomplete', says: string[]): Promise<void> {
  const command = 'send-back-file';
  const words = staff.consoleTexts.commands[command];
  const dialog = await dialogOf(staff, command);
  await field(dialog, words.reason).selectOption(reason);
  for (const text of says) await dialog.getByText(text).waitFor();
  await submit(staff, command, dialog);
}

const standsAt = (status: Status) =>
  staff.page.getByRole('heading', { level: 2, name: staff.consoleTexts.status[status] }).waitFor();

test('a deed is sent back, and a new one by a new link leads on to where the case was', async () => {
  const { foundationId } = journey;
  const first = await mailedLink(foundationId, 'certificate');
  await showInConsole(staff, foundationId);
  await sendBack('wrong-document', [staff.consoleTexts.commands['send-back-file'].link]);
  await standsAt('foundation-certificate-pending');

  await openLink(notary, await mailedLink(foundationId, 'certificate', first));
  await uploadAsNotary(notary, 'certificate', pdf('Die richtige Urkunde'));
  await standsAt('share-capital-payment-pending');
  expect([...staff.troubles(), ...notary.troubles()]).toEqual([]);
});

test('an extract is sent back after completion, and a new one completes the case again', async () => {
  await takeTo(cast, journey, 'completed');
  const { foundationId } = journey;
  const first = await mailedLink(foundationId, 'register');
  await standsAt('completed');
  const { link, reopens } = staff.consoleTexts.commands['send-back-file'];
  await sendBack('incomplete', [link, reopens]);
  await standsAt('register-record-pending');

  const founder = await loggedIn(browser, cast.founderEmail, { name: 'founder' });
  await open(founder, 'foundation', { id: foundationId });
  await stationOf(founder, 'register-record-pending').waitFor();
  const timeline = await timelineOf(founder);
  await timeline.getByText(eventTexts.FoundationReopened.de.sentence).waitFor();
  await timeline.getByText(sentBackTexts.incomplete.de).waitFor();
  const told = founder.page.getByRole('alert').filter({ hasText: sentBackTexts.incomplete.de });
  await told.getByText(fileTexts['register-extract'].de).waitFor();

  await openLink(notary, await mailedLink(foundationId, 'register', first));
  await uploadAsNotary(notary, 'register', pdf('Der vollständige Auszug'));
  await stationOf(founder, 'completed').waitFor();
  expect(await told.count()).toBe(0);
  await standsAt('completed');
  expect([...staff.troubles(), ...notary.troubles(), ...founder.troubles()]).toEqual([]);
});
