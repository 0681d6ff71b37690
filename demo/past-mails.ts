import type { Database } from '#database/connection.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { Situation } from '#domain/foundations/history.ts';
import type { EventToAppend } from '#event-store/port.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import { messageIdOf } from '#mails/mail-orders.ts';
import { type FoundationMail, mails } from '#mails/registry.ts';
import { activeLawyers } from '#modules/accounts/directory/people.ts';
import { recordMail } from '#modules/outbox/sent-mails.ts';
import type { Durations } from '#workflows/processes/durations.ts';

interface Past {
  foundationId: string;
  /** Of all who have a part in it. */
  accounts: readonly string[];
  events: readonly EventToAppend[];
  /** What it waits for now. */
  situation: Situation | null;
  durations: Durations;
  now: Date;
}

/** The workflow sends these with an upload link, when the events have brought it to a status. */
export const mailsWithLink: Partial<Record<string, FoundationMail>> = {
  NotaryAppointmentConfirmed: 'upload-certificate',
  NotaryDateChosen: 'upload-certificate',
  BankConfirmationReceived: 'capital-paid',
};

const MOST_LAWYERS = 20;

const severalReaders: readonly string[] = ['lawyers', 'missing', 'co-founders'];

/** Records every mail that would have been sent by now, so that none goes out for the past. */
export async function recordPastMails(db: Database, past: Past): Promise<void> {
  const { foundationId, accounts } = past;
  const lawyers = await activeLawyers(db, MOST_LAWYERS);
  for (const { id: eventId, mail, occasion } of [...mailsOfEvents(past), ...reminders(past)]) {
    const messageId = messageIdOf({ foundationId, eventId, mail, occasion });
    // Each lawyer and each founder gets one of their own, and one stands for them all.
    const readers = mail === 'reminder-lawyer' ? lawyers.map(({ id }) => id) : accounts;
    const own = readers.map((id) => `${messageId}.${id}`);
    const isForSeveral = severalReaders.includes(mails.find(({ name }) => name === mail)?.to ?? '');
    for (const id of [...(isForSeveral ? own : []), messageId]) {
      await recordMail(db, { messageId: id, mail, foundationId, skipped: false });
    }
  }
}

interface PastMail {
  id: string;
  mail: FoundationMail;
  occasion: number;
}

function mailsOfEvents({ events }: Past): PastMail[] {
  return events.flatMap(({ id, type }) => {
    const withLink = mailsWithLink[type];
    const mails = [...mailsAfter(type as EventType), ...(withLink ? [withLink] : [])];
    return mails.map((mail) => ({ id, mail, occasion: 1 }));
  });
}

function reminders({ situation, durations, now }: Past): PastMail[] {
  if (!situation) return [];
  if (durations.fixedReminders) return fixedReminders(situation, durations, now);
  const { alarms = [], about: id = '' } = situation.awaited ?? {};
  return alarms
    .filter(({ at }) => Date.parse(at) <= now.getTime())
    .map(({ to, occasion }) => ({ id, mail: `reminder-${to}`, occasion }));
}

function fixedReminders(
  { enteredBy: id, since, waitingOn }: Situation,
  durations: Durations,
  now: Date,
): PastMail[] {
  const isPast = (wait: number) => Date.parse(since) + wait <= now.getTime();
  if (waitingOn === 'founder') {
    const past = durations.founderReminders.filter(isPast);
    return past.map((_, index) => ({ id, mail: 'reminder-founder', occasion: index + 1 }));
  }
  const isAwaited = waitingOn === 'notary' || waitingOn === 'court';
  const isReminded = isAwaited && isPast(durations.notaryReminder);
  return isReminded ? [{ id, mail: 'reminder-notary', occasion: 1 }] : [];
}
