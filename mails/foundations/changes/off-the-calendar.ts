import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { appointmentId } from '#domain/appointments/calendar-ids.ts';
import { appointmentEnd } from '#domain/appointments/notary-hour.ts';
import { historyOf } from '#domain/foundations/history.ts';
import type { BookedConsultation, NotaryAppointment } from '#domain/foundations/state.ts';
import type { Letter } from '../../letter.ts';
import { foundationPage } from '../foundation-frame.ts';
import type { FoundationContext } from '../load-foundation.ts';

const texts = {
  de: {
    consultation: 'Erstgespräch zu deiner Gründung',
    appointment: 'Notartermin zur Gründung',
    cancelled: 'Dieser Termin ist abgesagt.',
  },
  en: {
    consultation: 'Initial consultation on your company formation',
    appointment: 'Notary appointment',
    cancelled: 'This appointment is cancelled.',
  },
} as const;

interface Off {
  startsAt: string;
  endsAt: string;
  /** Names the entry, whatever it was moved to. */
  firstStartsAt: string;
  kind: 'consultation' | 'appointment';
}

/** What the last event left without its time, of what the founder had for the calendar. */
export function offBy({
  event,
  history,
}: Pick<FoundationContext, 'event' | 'history'>): Off | undefined {
  const { state } = historyOf(history.events.slice(0, -1));
  const off = agreedIn(state);
  return off && off.startsAt > event.metadata.occurredAt ? off : undefined;
}

function agreedIn(state: FoundationContext['history']['state']): Off | undefined {
  if (state.status === 'consultation-pending') return talkOff(state.consultation);
  return state.status === 'foundation-certificate-pending'
    ? appointmentOff(state.appointment)
    : undefined;
}

export const talkOff = ({
  startsAt,
  endsAt,
  firstStartsAt = startsAt,
}: BookedConsultation): Off => ({
  startsAt,
  endsAt,
  firstStartsAt,
  kind: 'consultation',
});

export const appointmentOff = ({ startsAt }: NotaryAppointment): Off => ({
  startsAt,
  endsAt: appointmentEnd(startsAt),
  firstStartsAt: startsAt,
  kind: 'appointment',
});

/** Takes it out of the founder's calendar. */
export function offTheCalendar(context: FoundationContext): Pick<Letter, 'calendar'> {
  const off = offBy(context);
  return off ? { calendar: cancelledEntry(context, off) } : {};
}

export function cancelledEntry(
  context: FoundationContext,
  { startsAt, endsAt, firstStartsAt, kind }: Off,
): CalendarEntry {
  const words = texts[context.language];
  return {
    id: appointmentId(context.foundationId, firstStartsAt),
    sequence: context.history.events.length,
    startsAt,
    endsAt,
    title: words[kind],
    description: words.cancelled,
    url: foundationPage(context),
    cancelled: true,
  };
}
