import type { CalendarEntry } from '../appointments/calendar-file.ts';
import { appointmentId, appointmentSequence } from '../appointments/calendar-ids.ts';
import { appointmentEnd } from '../appointments/notary-hour.ts';
import { titleOf } from '../duties/names.ts';
import type { Occurrence } from '../duties/occurrences.ts';
import { ERASED } from '../erased.ts';
import { obstacleNames } from '../foundations/obstacles/obstacle-names.ts';
import { type ObstacleKind, obstacles as rows } from '../foundations/obstacles.ts';
import type { BookedConsultation, NotaryAppointment } from '../foundations/state.ts';
import type { Status } from '../foundations/statuses.ts';
import type { Locale } from '../site/paths.ts';

interface Case {
  id: string;
  status: Status;
  revision: number;
  companyName: string | null;
  consultation: { declined: true } | (BookedConsultation & { declined: false }) | null;
  notaryAppointment: (NotaryAppointment & { confirmed: boolean }) | null;
  obstacles: readonly { kind: ObstacleKind; dueOn: string }[];
  /** The day by which the member has to act; null while others are waited for. */
  dueOn: string | null;
}

interface Meeting {
  id: string;
  startsAt: string;
  endsAt: string;
  version: number;
}

/** Redeemed hours, with the order that they belong to. */
type Hours = Meeting & { orderId: string };

/** A duty of a company that is entered. */
interface CompanyDuty {
  foundationId: string;
  companyName: string;
  duty: Occurrence;
}

interface View {
  locale: Locale;
  /** Whether the calendar may name companies, notaries, places and numbers. */
  names: boolean;
  pageOf: (foundationId: string) => string;
  dutiesPage: (foundationId: string) => string;
  meetingPage: string;
  orderPage: (orderId: string) => string;
}

const words = {
  de: {
    consultation: 'Erstgespräch zur Gründung',
    notary: 'Notartermin zur Gründung',
    meeting: 'Strategiegespräch',
    hours: 'Termin für eingelöste Stunden',
    due: 'Fällig: ',
    phone: 'Telefonisch',
    online: 'Online, per Video',
    description: 'Einzelheiten stehen auf der Seite deiner Gründung.',
    duty: 'Was zu tun ist und worauf es beruht, steht auf der Seite deiner Gesellschaft.',
    about: 'Einzelheiten stehen im Mitgliederbereich.',
  },
  en: {
    consultation: 'Initial consultation on the formation',
    notary: 'Notary appointment for the formation',
    meeting: 'Strategy meeting',
    hours: 'Appointment for redeemed hours',
    due: 'Due: ',
    phone: 'By phone',
    online: 'Online, by video',
    description: 'Details are on your company’s page.',
    duty: 'What to do, and what it rests on, is on your company’s page.',
    about: 'Details are in the member area.',
  },
} as const;

/** The founder's task in each status; `order` replaces them while the package is not ordered. */
const tasks: Record<Locale, Partial<Record<Status, string>> & { order: string }> = {
  de: {
    'start-pending': 'Kerndaten ausfüllen',
    'consultation-appointment-select-pending': 'Termin für das Erstgespräch wählen',
    'documents-pending': 'Angaben zu den Beteiligten ergänzen',
    'notary-appointment-confirmation-pending': 'Notartermin bestätigen',
    'bank-account-pending': 'Geschäftskonto eröffnen',
    'share-capital-payment-pending': 'Kontoauszug hochladen',
    order: 'Gründungspaket bestellen',
  },
  en: {
    'start-pending': 'Fill in company details',
    'consultation-appointment-select-pending': 'Choose a time for the initial consultation',
    'documents-pending': 'Add details of the participants',
    'notary-appointment-confirmation-pending': 'Confirm the notary appointment',
    'bank-account-pending': 'Open the business account',
    'share-capital-payment-pending': 'Upload the bank statement',
    order: 'Order the formation package',
  },
};

const known = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part && part !== ERASED).join(', ');

function named(title: string, { companyName }: Pick<Case, 'companyName'>, { names }: View): string {
  const company = names ? known(companyName) : '';
  return company ? `${title}: ${company}` : title;
}

function consultationOf(one: Case, view: View): CalendarEntry[] {
  const { consultation: talk, id, revision, status } = one;
  if (status !== 'consultation-pending' || !talk || talk.declined) return [];
  const say = words[view.locale];
  const { startsAt, endsAt, firstStartsAt = startsAt, type, phone } = talk;
  const number = view.names ? known(phone) : '';
  return [
    {
      id: appointmentId(id, firstStartsAt),
      sequence: appointmentSequence(revision),
      title: named(say.consultation, one, view),
      startsAt,
      endsAt,
      place: type === 'phone' ? number || say.phone : say.online,
      description: say.description,
      url: view.pageOf(id),
    },
  ];
}

function notaryOf(one: Case, view: View): CalendarEntry[] {
  const { notaryAppointment: appointment, id, revision } = one;
  if (!appointment?.confirmed) return [];
  const say = words[view.locale];
  const { startsAt, notaryName, place, online } = appointment;
  const where = view.names ? known(notaryName, place) : '';
  return [
    {
      id: appointmentId(id, startsAt),
      sequence: appointmentSequence(revision),
      title: named(say.notary, one, view),
      startsAt,
      endsAt: appointmentEnd(startsAt),
      place: where || (online ? say.online : undefined),
      description: say.description,
      url: view.pageOf(id),
    },
  ];
}

function dueOf(one: Case, view: View): CalendarEntry[] {
  const { dueOn, id, revision, obstacles, status } = one;
  if (!dueOn) return [];
  const say = words[view.locale];
  const obstacle = obstacles.find(
    ({ kind, dueOn: day }) => day === dueOn && rows[kind].ball === 'founder',
  );
  const task = obstacle
    ? obstacleNames[obstacle.kind][view.locale]
    : (tasks[view.locale][status] ?? tasks[view.locale].order);
  return [
    {
      id: `${id}-due`,
      sequence: appointmentSequence(revision),
      title: named(say.due + task, one, view),
      startsAt: dueOn,
      endsAt: dueOn,
      allDay: true,
      description: say.description,
      url: view.pageOf(id),
    },
  ];
}

function dutyOf({ foundationId, companyName, duty }: CompanyDuty, view: View): CalendarEntry {
  const { locale } = view;
  const say = words[locale];
  return {
    id: `${foundationId}-${duty.key}`,
    sequence: 0,
    title: named(say.due + titleOf(duty, locale), { companyName }, view),
    startsAt: duty.dueOn,
    endsAt: duty.dueOn,
    allDay: true,
    description: say.duty,
    url: view.dutiesPage(foundationId),
  };
}

const timeOf = ({ id, startsAt, endsAt, version: sequence }: Meeting, { locale }: View) => ({
  id,
  sequence,
  startsAt,
  endsAt,
  place: words[locale].online,
  description: words[locale].about,
});

/** The whole calendar of a member: appointments, due days and the duties of companies that are entered. */
export function memberCalendar(
  cases: readonly Case[],
  meetings: readonly Meeting[],
  hours: readonly Hours[],
  duties: readonly CompanyDuty[],
  view: View,
): CalendarEntry[] {
  const say = words[view.locale];
  return [
    ...cases.flatMap((one) => [
      ...consultationOf(one, view),
      ...notaryOf(one, view),
      ...dueOf(one, view),
    ]),
    ...meetings.map((one) => ({
      ...timeOf(one, view),
      title: say.meeting,
      url: view.meetingPage,
    })),
    ...hours.map((one) => ({
      ...timeOf(one, view),
      title: say.hours,
      url: view.orderPage(one.orderId),
    })),
    ...duties.map((one) => dutyOf(one, view)),
  ];
}
