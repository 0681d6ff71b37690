import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import {
  type History,
  historyUntil,
  type RecordedEvent,
  type Situation,
} from '#domain/foundations/history.ts';
import { orderObstacle } from '#domain/foundations/standing-order.ts';
import type { StateStatus } from '#domain/foundations/state.ts';
import { purposeAt } from '#domain/foundations/upload-purposes.ts';
import { addressesIn } from '#mails/addresses.ts';
import type { FoundationTemplate } from '#mails/foundations/context.ts';
import { type FoundationMail, mailIdOf } from '#mails/foundations/plan.ts';
import type { Letter } from '#mails/letter.ts';
import { Undeliverable } from '#mails/mailer.ts';
import { templates } from '#mails/registry.ts';
import { type Reader, type SendDeps, sendOnce } from '#mails/send.ts';
import { activeLawyers, activeReader } from '#modules/accounts/directory/people.ts';
import { noticeOf } from '#modules/notices/notices.ts';
import { consultantsNamed } from '#modules/slots/consultants.ts';
import { openLinkToken } from '#modules/upload-links/upload-links.ts';
import { type HistoryDeps, readHistory } from './history.ts';

export interface MailOrder {
  foundationId: string;
  /** What the mail is about; for reminders the event that brought the current status. */
  eventId: string;
  mail: FoundationMail;
  occasion: number;
}

interface LinkDeps {
  db: Database;
  linkSecret: string;
  now: () => Date;
}

export type FoundationMailDeps = HistoryDeps & LinkDeps & SendDeps;

const MAX_LAWYERS = 20;

/**
 * Writes and sends one mail about a foundation. The workflow passes ids only; names and addresses
 * are looked up here.
 *
 * @throws Undeliverable, MailServerAway
 */
export async function sendFoundationMail(deps: FoundationMailDeps, order: MailOrder) {
  const { foundationId, eventId, mail, occasion } = order;
  const current = await readHistory(deps, foundationId);
  const history = historyUntil(current, eventId);
  const event = history?.events.at(-1);
  if (!history || !event) throw new Error('The event of this mail is not in the stream.');
  const template = templates[mail];
  const outdated = isOutdated(order, current.situation);
  const readers = outdated ? [] : await readersOf(deps.db, template.to, history);
  const uploadToken = template.uploads
    ? await uploadTokenOf(deps, foundationId, history.state.status)
    : undefined;
  const consultant = await consultantOf(deps.db, event);
  const letterTo = ({ name, language }: Reader): Letter | null =>
    template.write({
      language,
      name: template.to === 'notary' || name === '' ? null : name,
      foundationId,
      company: companyOf(history.events),
      event,
      history,
      occasion,
      uploadToken,
      address: addressesIn(deps.publicUrl, language),
      sender: deps.mailer.sender.name,
      lawFirm: deps.operator.lawFirm.name,
      consultant,
      obstacle: obstacleIn(current, deps.now()),
    });
  const id = mailIdOf(eventId, mail, occasion);
  const stamp = event.metadata.occurredAt;
  const delivery = { id, mail, foundationId, stamp, source: { ...order } };
  if (template.to !== 'lawyers') {
    const [reader = null] = readers;
    const notice = noticeOf(mail, reader?.id ?? null, { foundationId });
    return sendOnce(deps, { ...delivery, notice }, reader, reader && letterTo(reader));
  }
  const sendTo = (reader: Addressee) =>
    sendOnce(deps, { ...delivery, id: `${id}.${reader.id}` }, reader, letterTo(reader));
  await eachOnTheirOwn(readers, sendTo);
  // One record for all recipients, so that the mail does not stay pending.
  await sendOnce(deps, delivery, null, null);
}

function obstacleIn({ state }: History, now: Date) {
  if (state.status === 'not-started') return undefined;
  return orderObstacle(state, now.toISOString())?.refused;
}

/**
 * A mailbox that does not exist keeps the mail from nobody else.
 *
 * @throws MailServerAway when a later attempt may reach somebody
 */
async function eachOnTheirOwn(
  readers: readonly Addressee[],
  sendTo: (reader: Addressee) => Promise<void>,
): Promise<void> {
  let temporary: unknown;
  for (const reader of readers) {
    try {
      await sendTo(reader);
    } catch (error) {
      if (!(error instanceof Undeliverable)) temporary = error;
    }
  }
  if (temporary !== undefined) throw temporary;
}

/** Whether this reminds of a step that has been done by now. */
const isOutdated = ({ mail, eventId }: MailOrder, current: Situation | null) =>
  mail.startsWith('reminder-') && current?.enteredBy !== eventId;

async function uploadTokenOf(
  { db, linkSecret, now }: LinkDeps,
  foundationId: string,
  status: StateStatus,
): Promise<string | undefined> {
  const purpose = purposeAt(status);
  return purpose && openLinkToken(db, linkSecret, { foundationId, purpose }, now());
}

async function consultantOf(db: Database, event: RecordedEvent): Promise<string | null> {
  if (event.type !== 'ConsultationBooked') return null;
  const { consultantId } = event.data;
  return (await consultantsNamed(db, [consultantId])).get(consultantId)?.name ?? null;
}

type Addressee = Reader & { id: string };

async function readersOf(
  db: Database,
  to: FoundationTemplate['to'],
  { state, events }: History,
): Promise<Addressee[]> {
  if (state.status === 'not-started' || companyOf(events) === ERASED) return [];
  if (to === 'notary') return notaryOf(events);
  const people =
    to === 'lawyers'
      ? await activeLawyers(db, MAX_LAWYERS)
      : [await activeReader(db, state.founderId)].filter((person) => person !== undefined);
  return people.map(({ id, email, language, firstName }) => ({
    id,
    email,
    language,
    name: firstName ?? '',
  }));
}

/** The notary of the latest proposed appointment. */
function notaryOf(events: readonly RecordedEvent[]): Addressee[] {
  for (const event of events.toReversed()) {
    if (event.type !== 'NotaryAppointmentProposed') continue;
    const { notaryName: name, notaryEmail: email } = event.data;
    if (email === ERASED || name === ERASED) return [];
    return [{ id: 'notary', name, email, language: 'de' }];
  }
  return [];
}

function companyOf(events: readonly RecordedEvent[]): string | null {
  for (const event of events.toReversed()) {
    if (event.type === 'CoreDataSubmitted' || event.type === 'CoreDataCorrected') {
      return event.data.companyName;
    }
  }
  return null;
}
