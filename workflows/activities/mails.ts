import { ERASED } from '#domain/erased.ts';
import { purposeAt } from '#domain/foundation/upload-purposes.ts';
import { addressesIn } from '#mails/addresses.ts';
import { type FoundationMail, mailIdOf } from '#mails/foundation/plan.ts';
import { foundationTemplates } from '#mails/foundation/templates.ts';
import type { FoundationTemplate, Told } from '#mails/foundation/told.ts';
import { type Reader, sendOnce } from '#mails/send.ts';
import { activeLawyers, activeReader } from '#modules/accounts/people.ts';
import { openLinkToken } from '#modules/upload-links/upload-links.ts';
import type { Dependencies } from './dependencies.ts';
import { type Happened, type History, historyUntil, readHistory } from './history.ts';

export interface MailToSend {
  foundationId: string;
  /** What the mail is about; for reminders the event since which is being waited. */
  eventId: string;
  mail: FoundationMail;
  occasion: number;
}

/** As many lawyers are written to at once. */
const MAX_READERS = 20;

/**
 * Writes and sends one mail about a foundation. Names and addresses are looked up now; what the
 * workflow passes on are ids.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendMail(deps: Dependencies, order: MailToSend): Promise<void> {
  const { foundationId, eventId, mail, occasion } = order;
  const id = mailIdOf(eventId, mail, occasion);
  const now = await readHistory(deps, foundationId);
  const history = historyUntil(now, eventId);
  const event = history?.events.at(-1);
  if (!history || !event) throw new Error('The event of this mail is not in the stream.');
  const stamp = event.metadata.occurredAt;
  const note = { id, mail, foundationId, stamp };
  const template = foundationTemplates[mail];
  // A reminder of something that has been done meanwhile is worse than none.
  const outdated = mail.startsWith('reminder-') && now.situation?.enteredBy !== eventId;
  const readers = outdated ? [] : await readersOf(deps, template.to, history);
  const purpose = template.uploads ? purposeAt(history.state.status) : undefined;
  const uploadToken =
    purpose &&
    (await openLinkToken(deps.db, deps.linkSecret, { foundationId, purpose }, deps.now()));
  const letterTo = (reader: Reader) =>
    template.write({
      ...toldTo(deps, reader, template, history, event),
      foundationId,
      occasion,
      uploadToken,
    });
  if (template.to !== 'lawyers') {
    const [reader = null] = readers;
    return sendOnce(deps, note, reader, reader && letterTo(reader));
  }
  for (const reader of readers) {
    await sendOnce(deps, { ...note, id: `${id}.${reader.id}` }, reader, letterTo(reader));
  }
  // Stands for all of them, so that the mail is not owed any more.
  await sendOnce(deps, note, null, null);
}

type Addressee = Reader & { id: string };

async function readersOf(
  { db }: Dependencies,
  to: FoundationTemplate['to'],
  { state, events }: History,
): Promise<Addressee[]> {
  if (state.status === 'not-started' || companyOf(events) === ERASED) return [];
  if (to === 'notary') return notaryOf(events);
  const people =
    to === 'lawyers'
      ? await activeLawyers(db, MAX_READERS)
      : [await activeReader(db, state.founderId)].filter((person) => person !== undefined);
  return people.map(({ id, email, language, firstName }) => ({
    id,
    email,
    language,
    name: firstName ?? '',
  }));
}

/** The notary of the appointment that was proposed last. */
function notaryOf(events: readonly Happened[]): Addressee[] {
  for (const event of events.toReversed()) {
    if (event.type !== 'NotaryAppointmentProposed') continue;
    const { notaryName: name, notaryEmail: email } = event.data;
    if (email === ERASED || name === ERASED) return [];
    return [{ id: 'notary', name, email, language: 'de' }];
  }
  return [];
}

function companyOf(events: readonly Happened[]): string | null {
  for (const event of events.toReversed()) {
    if (event.type === 'CoreDataSubmitted' || event.type === 'CoreDataCorrected') {
      return event.data.companyName;
    }
  }
  return null;
}

function toldTo(
  { post, publicUrl }: Dependencies,
  { name, language }: Reader,
  { to }: FoundationTemplate,
  history: History,
  event: Happened,
): Omit<Told, 'foundationId' | 'occasion' | 'uploadToken'> {
  return {
    language,
    name: to === 'notary' || name === '' ? null : name,
    company: companyOf(history.events),
    event,
    history,
    address: addressesIn(publicUrl, language),
    sender: post.sender.name,
  };
}
