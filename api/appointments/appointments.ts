import type { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { contactsOf } from '#modules/accounts/directory/people.ts';
import type { Booked } from '#modules/appointments/bookings.ts';
import { displacementsOf } from '#modules/appointments/calendar/displaced.ts';
import { type Subject, subjectsOf } from '#modules/rebooking/subjects.ts';
import { consultationFactsOf } from '#projections/foundations/parts.ts';
import type { appointmentSchema } from './calendar-schemas.ts';

type Appointment = z.input<typeof appointmentSchema>;

/** Who has these times, and whether they can take place. */
export async function appointmentsOf(
  db: Database,
  bookings: readonly Booked[],
  now: Date,
): Promise<Appointment[]> {
  const subjects = await subjectsOf(db, bookings);
  const all = [...subjects.values()];
  const facts = await consultationFactsOf(
    db,
    all.filter(({ kind }) => kind === 'consultation').map(({ id }) => id),
  );
  const founderOf = ({ id }: Subject) => facts.get(id)?.founderId ?? null;
  const accounts = all.flatMap((subject) => accountOf(subject, founderOf(subject)) ?? []);
  const contacts = await contactsOf(db, [...new Set(accounts)]);
  const whys = await displacementsOf(db, bookings, now);
  return bookings.flatMap((booking) => {
    const subject = subjects.get(booking.id);
    if (!subject) return [];
    const account = accountOf(subject, founderOf(subject));
    const fact = facts.get(subject.id);
    return [
      {
        ...timesOf(booking),
        kind: subject.kind,
        company: fact?.companyName ?? null,
        person: visitorOf(subject) ?? (account ? contacts.get(account) : undefined) ?? null,
        foundationId: subject.kind === 'consultation' ? subject.id : null,
        orderId: subject.kind === 'hours' ? subject.hours.orderId : null,
        type: fact?.type ?? null,
        isHeld: subject.kind === 'strategy-meeting' && subject.meeting.state === 'held',
        displaced: whys.get(booking.id) ?? null,
        askedAt: booking.askedAt,
      },
    ];
  });
}

const timesOf = ({ id: bookingId, consultantId, startsAt, endsAt }: Booked) => ({
  bookingId,
  consultantId,
  startsAt,
  endsAt,
});

function accountOf(subject: Subject, founderId: string | null): string | null {
  if (subject.kind === 'consultation') return founderId;
  return subject.kind === 'hours' ? subject.hours.accountId : subject.meeting.accountId;
}

function visitorOf(subject: Subject): Appointment['person'] | undefined {
  if (subject.kind !== 'strategy-meeting' || subject.meeting.email === null) return undefined;
  const { name, email } = subject.meeting;
  return { name, email, phone: null };
}
