import { today } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { notaryEmail } from '#ops/driver/journey.ts';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { openLink } from './notary-page.ts';
import { field, mailWeb, type Visitor } from './visitor.ts';

/** What a notary does in the room, by label. */
export const press = ({ page }: Visitor, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const toNotary = (foundationId: string, says: (mail: CaughtMail) => boolean) =>
  mailWhere(mailWeb, (mail) => mail.to === notaryEmail(foundationId) && says(mail));

/** Out of the first mail. */
export async function roomLink(foundationId: string): Promise<string> {
  const ready = await toNotary(foundationId, ({ subject }) => subject.includes('Ihr Raum'));
  const link = /http\S+\/notary\/\S+#t=[\w.~-]+/.exec(ready.text)?.[0];
  if (!link) throw new Error(`The mail holds no link to a room:\n${ready.text}`);
  return link;
}

/** Until it is opened by the code of the second mail, nothing is shown. */
export async function openRoom(notary: Visitor, foundationId: string, link: string) {
  const { door } = notary.texts.rooms;
  await openLink(notary, link);
  await press(notary, door.send);
  const mail = await toNotary(foundationId, ({ subject }) => subject.startsWith('Code für'));
  await field(notary.page, door.code).fill(/\b\d{3} \d{3}\b/.exec(mail.text)?.[0] ?? '');
  await press(notary, door.open);
}

/** Who comes back finds the room as it is now, in the browser that has opened it. */
export async function backInRoom(
  notary: Visitor,
  link: string,
  turn: keyof Visitor['texts']['rooms']['turn'],
): Promise<void> {
  await openLink(notary, link);
  await isTurn(notary, turn);
}

export async function isTurn(notary: Visitor, turn: keyof Visitor['texts']['rooms']['turn']) {
  const words = notary.texts.rooms.turn[turn];
  const name = typeof words === 'string' ? words : words.title;
  await notary.page.getByRole('heading', { name, exact: true }).waitFor();
}

/** Offers dates to choose from, `['2026-12-14', '10:30']`. */
export async function offerDates(notary: Visitor, dates: readonly (readonly [string, string])[]) {
  const { dates: words } = notary.texts.rooms;
  for (const [index, [day, time]] of dates.entries()) {
    if (index > 0) await press(notary, words.add[index === 1 ? 'second' : 'third']);
    await field(notary.page, words.day).fill(day);
    await field(notary.page, words.time).fill(time);
    await press(notary, words.take);
  }
  await press(notary, words.send);
}

/** A PDF with what the notary knows beside it. */
async function upload(
  { page, texts }: Visitor,
  name: 'foundation-certificate' | 'register-extract',
  beside: Record<string, string>,
): Promise<void> {
  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf(name) };
  // The other one goes with a question.
  await page.locator('input[type=file]').first().setInputFiles(file);
  for (const [label, value] of Object.entries(beside)) await field(page, label).fill(value);
  await page.getByRole('button', { name: texts.rooms.upload.start[name], exact: true }).click();
}

/** Of today, as appointments of tests lie ahead. */
export function uploadDeed(notary: Visitor, deedNumber: string): Promise<void> {
  const { fields } = notary.texts.rooms.upload;
  const beside = { [fields.deedDate]: today(), [fields.deedNumber]: deedNumber };
  return upload(notary, 'foundation-certificate', beside);
}

export function uploadExtract(notary: Visitor, registerNumber: string): Promise<void> {
  const { fields } = notary.texts.rooms.upload;
  return upload(notary, 'register-extract', { [fields.registerNumber]: registerNumber });
}

export async function reportCourtAdvance(notary: Visitor, text: string): Promise<void> {
  const words = notary.texts.rooms.answers['court-advance'];
  await press(notary, words.button);
  const dialog = notary.page.getByRole('dialog', { name: words.title });
  await field(dialog, words.reason).fill(text);
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
  await notary.page.getByText(words.done).waitFor();
}
