import type { Database } from '#database/connection.ts';
import type { EventType } from '#domain/foundations/foundation.ts';
import type { Party, Status } from '#domain/foundations/statuses.ts';
import type { EventToAppend } from '#event-store/port.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import { messageIdOf } from '#mails/mail-orders.ts';
import type { FoundationMail } from '#mails/registry.ts';
import { recordMail } from '#modules/outbox/sent-mails.ts';
import type { Durations } from '#workflows/processes/durations.ts';

interface Past {
  foundationId: string;
  events: readonly EventToAppend[];
  /** The status it is in now, and since when. */
  last: { eventId: string; status: Status; at: Date; waitingOn: Party } | undefined;
  durations: Durations;
  now: Date;
}

/** The workflow sends these with an upload link, when the events have brought it to a status. */
const mailsWithLink: Partial<Record<string, FoundationMail>> = {
  NotaryAppointmentConfirmed: 'upload-certificate',
  BankConfirmationReceived: 'capital-paid',
};

/** Records every mail that would have been sent by now, so that none goes out for the past. */
export async function recordPastMails(db: Database, past: Past): Promise<void> {
  const { foundationId } = past;
  for (const { id: eventId, mail, occasion } of [...mailsOfEvents(past), ...reminders(past)]) {
    const messageId = messageIdOf({ foundationId, eventId, mail, occasion });
    await recordMail(db, { messageId, mail, foundationId, skipped: false });
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

function reminders({ last, durations, now }: Past): PastMail[] {
  if (!last) return [];
  const { eventId: id, at, waitingOn } = last;
  const isPast = (wait: number) => at.getTime() + wait <= now.getTime();
  if (waitingOn === 'founder') {
    const past = durations.founderReminders.filter(isPast);
    return past.map((_, index) => ({ id, mail: 'reminder-founder', occasion: index + 1 }));
  }
  const isReminded = waitingOn === 'notary' && isPast(durations.notaryReminder);
  return isReminded ? [{ id, mail: 'reminder-notary', occasion: 1 }] : [];
}
