import { appointmentId } from '#domain/appointments/calendar-ids.ts';
import { appointmentEnd } from '#domain/appointments/notary-hour.ts';
import { historyOf, type RecordedEvent } from '#domain/foundations/history.ts';
import type { NotaryAppointment } from '#domain/foundations/state.ts';
import type { Letter } from '../../letter.ts';
import { foundationPage } from '../foundation-frame.ts';
import type { FoundationContext } from '../load-foundation.ts';

interface Dropped {
  appointment: NotaryAppointment;
  /** Until then it was agreed: in the founder's calendar, and with a link for the notary. */
  wasConfirmed: boolean;
}

const drops = (event: RecordedEvent): boolean =>
  event.type === 'NotaryAppointmentWithdrawn' ||
  (event.type === 'ObstacleReported' && event.data.drops.includes('appointment'));

/** The appointment at the notary that an event took away. */
export function droppedBy({
  event,
  history,
}: Pick<FoundationContext, 'event' | 'history'>): Dropped | undefined {
  if (!drops(event)) return undefined;
  const { state } = historyOf(history.events.slice(0, -1));
  if (!('appointment' in state)) return undefined;
  return {
    appointment: state.appointment,
    wasConfirmed: state.status === 'foundation-certificate-pending',
  };
}

/** Takes a confirmed appointment out of the founder's calendar. */
export function calledOff(context: FoundationContext): Pick<Letter, 'calendar'> {
  const dropped = droppedBy(context);
  if (!dropped?.wasConfirmed) return {};
  const { startsAt } = dropped.appointment;
  const isGerman = context.language === 'de';
  return {
    calendar: {
      id: appointmentId(context.foundationId, startsAt),
      sequence: context.history.events.length,
      startsAt,
      endsAt: appointmentEnd(startsAt),
      title: isGerman ? 'Notartermin zur Gründung' : 'Notary appointment',
      description: isGerman ? 'Dieser Termin ist abgesagt.' : 'This appointment is cancelled.',
      url: foundationPage(context),
      cancelled: true,
    },
  };
}
