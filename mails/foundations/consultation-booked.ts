import { appointmentId } from '#domain/appointments/calendar-ids.ts';
import { ERASED } from '#domain/erased.ts';
import type { BookedConsultation } from '#domain/foundations/state.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { headsOf } from '../appointments/frame.ts';
import { defineMail } from '../define-mail.ts';
import type { Letter } from '../letter.ts';
import { foundationPage, toFounder } from './foundation-frame.ts';
import { type FoundationContext } from './load-foundation.ts';

interface Appointment {
  when: string;
  isByPhone: boolean;
  /** Where the lawyer calls; not there once it is erased. */
  phone: string | undefined;
  /** Where to say that it is another number by now. */
  email: string;
  lawFirm: string;
  consultant: string | null;
}

export const consultationBooked = defineMail({
  name: 'consultation-booked',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const { event } = context;
    return event.type === 'ConsultationBooked' ? letterAbout(context, event.data) : null;
  },
});

/** When, how and with whom, with the entry for calendars. */
export function letterAbout(context: FoundationContext, talk: BookedConsultation) {
  const { language } = context;
  const { type, startsAt, endsAt, phone, firstStartsAt = startsAt } = talk;
  const url = foundationPage(context);
  const say = language === 'de' ? inGerman : inEnglish;
  const { label, title, place, description, ...texts } = say({
    when: appointmentDate(startsAt, language),
    isByPhone: type === 'phone',
    phone: phone === ERASED ? undefined : phone,
    email: context.operator.email,
    lawFirm: context.operator.lawFirm.name,
    consultant: context.consultant,
  });
  const head = headsOf('consultation', startsAt, context).booked;
  return {
    ...head,
    ...texts,
    station: 2,
    button: { label, url },
    calendar: {
      id: appointmentId(context.foundationId, firstStartsAt),
      sequence: context.history.events.length,
      title,
      startsAt,
      endsAt,
      place,
      description,
      url,
    },
  };
}

type Texts = Pick<Letter, 'preview' | 'paragraphs' | 'note' | 'after'> & {
  label: string;
  title: string;
  place: string;
  description: string;
};

type How = Pick<Appointment, 'isByPhone' | 'phone' | 'email'>;

function howInGerman({ isByPhone, phone, email }: How): string[] {
  if (!isByPhone)
    return ['Per Video: Den Link schickt dir die Kanzlei vorher an diese E-Mail-Adresse.'];
  if (!phone) return ['Telefonisch: Du wirst unter der Nummer angerufen, die du angegeben hast.'];
  return [
    `Telefonisch: Du wirst unter ${phone} angerufen.`,
    `Stimmt die Nummer nicht, schreib uns bis zum Termin an ${email}.`,
  ];
}

function howInEnglish({ isByPhone, phone, email }: How): string[] {
  if (!isByPhone)
    return ['By video: the law firm sends the link to this email address beforehand.'];
  if (!phone) return ['By phone: you will be called on the number you gave.'];
  return [
    `By phone: you will be called on ${phone}.`,
    `If that number is wrong, write to ${email} before the appointment.`,
  ];
}

const inGerman = ({ when, lawFirm, consultant, ...how }: Appointment): Texts => ({
  preview: `${when}, etwa 90 Minuten`,
  paragraphs: [
    `${consultant ?? 'eine Anwältin oder ein Anwalt'} von der Kanzlei ${lawFirm} nimmt sich 90 Minuten Zeit für dein ` +
      'Vorhaben. Ihr klärt gemeinsam, was zu dir passt.',
  ],
  note: {
    title: when,
    lines: howInGerman(how),
  },
  after: [
    'Leg dir deine Fragen bereit: Rechtsform, Anteile, Stammkapital, Gegenstand des ' +
      'Unternehmens. Passt der Termin doch nicht, verschiebe ihn auf der Seite deiner Gründung ' +
      'oder sag ihn dort ab.',
  ],
  label: 'Termin ansehen',
  title: 'Erstgespräch zu deiner Gründung',
  place: how.isByPhone ? (how.phone ?? 'Telefonisch') : 'Online',
  description: `${consultant ? `${consultant}, ` : ''}Kanzlei ${lawFirm}, 90 Minuten. Fragen an ${how.email}.`,
});

const inEnglish = ({ when, lawFirm, consultant, ...how }: Appointment): Texts => ({
  preview: `${when}, about 90 minutes`,
  paragraphs: [
    `You have 90 minutes with ${consultant ?? 'a lawyer'} from the law firm ${lawFirm}. ` +
      'Together you work out what suits your plans.',
  ],
  note: {
    title: when,
    lines: howInEnglish(how),
  },
  after: [
    'Have your questions ready: legal form, shares, share capital, purpose of the company. ' +
      'If the time no longer suits you, move or cancel it on your company’s page.',
  ],
  label: 'View the appointment',
  title: 'Initial consultation on your company formation',
  place: how.isByPhone ? (how.phone ?? 'By phone') : 'Online',
  description: `${consultant ? `${consultant}, ` : ''}law firm ${lawFirm}, 90 minutes. Questions: ${how.email}.`,
});
