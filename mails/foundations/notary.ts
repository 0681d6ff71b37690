import { ERASED } from '#domain/erased.ts';
import { statusAfter } from '#domain/foundations/foundation.ts';
import type { RecordedEvent } from '#domain/foundations/history.ts';
import { purposeAt, type UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import type { Reader } from '../send-once.ts';

type Notary = Pick<Reader, 'name' | 'email'>;

/** Of an appointment that is proposed; a correction of the spelling or the address goes on from there. */
function notaryAfter(before: Notary | null, event: RecordedEvent): Notary | null {
  if (event.type === 'NotaryAppointmentProposed' || event.type === 'NotaryDatesProposed') {
    return { name: event.data.notaryName, email: event.data.notaryEmail };
  }
  if (event.type !== 'NotaryCorrected' || !before) return before;
  return { name: event.data.name, email: event.data.email ?? before.email };
}

/** From then on it is about another notary, or may be. */
const endsWith: readonly RecordedEvent['type'][] = [
  'NotaryNamed',
  'NotaryAppointmentProposed',
  'NotaryDatesProposed',
];

/** The notary of the appointment at an event, by the name and address that are right today. */
export function notaryOf(events: readonly RecordedEvent[], eventId: string): Reader | null {
  let notary: Notary | null = null;
  let reached = false;
  for (const event of events) {
    if (reached && endsWith.includes(event.type)) break;
    notary = notaryAfter(notary, event);
    reached ||= event.id === eventId;
  }
  if (!notary || notary.email === ERASED || notary.name === ERASED) return null;
  return { ...notary, language: 'de' };
}

interface Link {
  purpose: UploadPurpose;
  eventId: string;
  /** Above 1 for a link that replaces the one of the same event. */
  occasion: number;
}

/** Whether the notary already has a link for this file, which has ended with the new one. */
export function hadLink(
  events: readonly RecordedEvent[],
  { purpose, eventId, occasion }: Link,
): boolean {
  const email = notaryOf(events, eventId)?.email;
  let notary: Notary | null = null;
  for (const event of events) {
    if (event.id === eventId && occasion === 1) return false;
    notary = notaryAfter(notary, event);
    const status = statusAfter(event);
    if (status && purposeAt(status) === purpose && notary?.email === email) return true;
    if (event.id === eventId) break;
  }
  return false;
}

export type SentBack = Extract<RecordedEvent, { type: 'FileSentBack' }>['data'];

/** A completed formation opens again first. */
export function sentBackIn(
  events: readonly RecordedEvent[],
  eventId: string,
): SentBack | undefined {
  const index = events.findIndex(({ id }) => id === eventId);
  const [event, next] = events.slice(index);
  const cause = event?.type === 'FoundationReopened' ? next : event;
  return cause?.type === 'FileSentBack' ? cause.data : undefined;
}
