import { beforeAll, expect, test } from 'vitest';
import { dayIn, today } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { notaryReleaseText } from '#domain/orders/terms/notary-release.ts';
import { bringTo, type Journey, notaryEmail, takeTo } from '#ops/driver/journey.ts';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { openLink } from '../support/browser/notary-page.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { field, mailWeb, type Visitor, visitor } from '../support/browser/visitor.ts';

let cast: SiteCast;
let journey: Journey;
beforeAll(async () => {
  cast = await siteCast();
  journey = await bringTo(cast, 'notary-appointment-pending', 'Raum Werkzeugbau UG');
});

const toNotary = (says: (mail: CaughtMail) => boolean) =>
  mailWhere(mailWeb, (mail) => mail.to === notaryEmail(journey.foundationId) && says(mail));
const press = ({ page }: Visitor, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const heading = ({ page }: Visitor, name: string) =>
  page.getByRole('heading', { name, exact: true }).waitFor();
const statusOf = async () =>
  (await cast.founder.get(`/foundations/${journey.foundationId}`)).body.data.status;

/** What founders and the team do on their own pages. */
async function command(person: 'founder' | 'staff', name: string, body: object): Promise<void> {
  const params = { id: journey.foundationId };
  const call =
    `POST /foundations/:id/commands/${name}` as 'POST /foundations/:id/commands/ask-notary';
  const answer = await cast[person].call(call, {
    params,
    body: body as { by: 'phone' },
    idempotencyKey: crypto.randomUUID(),
  });
  expect(answer.ok, JSON.stringify(answer)).toBe(true);
}

async function offer(notary: Visitor, day: string, time: string): Promise<void> {
  const { dates } = notary.texts.rooms;
  await field(notary.page, dates.day).fill(day);
  await field(notary.page, dates.time).fill(time);
  await press(notary, dates.take);
}

async function upload(
  notary: Visitor,
  name: string,
  fields: Record<string, string>,
  button: string,
) {
  const file = { name, mimeType: 'application/pdf', buffer: pdf(name) };
  await notary.page.locator('input[type=file]').setInputFiles(file);
  for (const [label, value] of Object.entries(fields)) await field(notary.page, label).fill(value);
  await press(notary, button);
}

test('a notary is led into the room by link and code, and does everything there', async () => {
  await command('founder', 'release-notary', { textVersion: notaryReleaseText.version });
  const ready = await toNotary(({ subject }) => subject.includes('Ihr Raum'));
  const link = /http\S+\/notary\/\S+#t=[\w.~-]+/.exec(ready.text)?.[0] ?? '';
  const notary = await visitor('notary', { expected: [/^404 GET \/api\/rooms\/[\w-]+$/] });
  const { rooms: words } = notary.texts;

  await openLink(notary, link);
  await press(notary, words.door.send);
  const mail = await toNotary(({ subject }) => subject.startsWith('Code für'));
  const code = /\b\d{3} \d{3}\b/.exec(mail.text)?.[0] ?? '';
  await field(notary.page, words.door.code).fill(code);
  await press(notary, words.door.open);

  // The sheet is there to be copied, and the drafts to be downloaded.
  await heading(notary, words.turn.propose.title);
  await press(notary, words.documents.showSheet);
  await notary.page.getByText('Musterstraße 12').first().waitFor();
  const draft = notary.page.getByRole('link', { name: /herunterladen$/ }).first();
  const href = (await draft.getAttribute('href')) ?? '';
  const file = await notary.context.request.get(new URL(href, link).href);
  expect(file.headers()['content-type']).toBe('application/pdf');

  await offer(notary, dayIn(20), '10:30');
  await press(notary, words.dates.add.second);
  await offer(notary, dayIn(21), '14:00');
  await press(notary, words.dates.send);
  await heading(notary, words.turn.chosen.title);

  // A question goes to everybody, and is answered in the same place.
  await field(notary.page, words.questions.field).fill('Wer vertritt die Gesellschaft?');
  await press(notary, words.questions.send);
  await notary.page.getByText('Wer vertritt die Gesellschaft?').waitFor();
  const params = { id: journey.foundationId };
  await cast.staff.call('POST /foundations/:id/messages', {
    params,
    body: { audience: 'notary', text: 'Mia Vogt allein.', fileIds: [] },
    idempotencyKey: crypto.randomUUID(),
  });

  const { body } = await cast.founder.get(`/foundations/${journey.foundationId}`);
  const { startsAt } = body.data.notaryAppointment.dates[0];
  await command('founder', 'choose-notary-date', { startsAt });
  // Who comes back finds the room as it is now, in the browser that has opened it.
  await openLink(notary, link);
  await heading(notary, words.turn.deed.title);
  await notary.page.getByText('Mia Vogt allein.').waitFor();
  const { fields, start } = words.upload;
  const deed = { [fields.deedDate]: today(), [fields.deedNumber]: 'UVZ 1234/2026' };
  await upload(notary, 'urkunde.pdf', deed, start['foundation-certificate']);
  await heading(notary, words.turn.waiting.title);
  expect(await statusOf()).toBe('bank-account-pending');

  await takeTo(cast, journey, 'register-record-pending');
  await openLink(notary, link);
  await heading(notary, words.turn.extract.title);
  const entry = { [fields.registerNumber]: 'HRB 4711' };
  await upload(notary, 'auszug.pdf', entry, start['register-extract']);
  await heading(notary, words.turn.completed.title);
  expect(await statusOf()).toBe('completed');

  await press(notary, words.close);
  await heading(notary, words.states.closed.title);
  await openLink(notary, link);
  await notary.page.getByRole('button', { name: words.door.send }).waitFor();
});
