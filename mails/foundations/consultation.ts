import { appointmentId } from '#domain/appointments/calendar-ids.ts';
import { ERASED } from '#domain/erased.ts';
import type { RecordedEvent } from '#domain/foundations/history.ts';
import type { BookedConsultation } from '#domain/foundations/state.ts';
import { capitalised } from '#domain/mails/request-texts.ts';
import { appointmentDate, spokenDate } from '#domain/site/formats.ts';
import { headsOf, replacesEntry } from '../appointments/frame.ts';
import { defineMail } from '../define-mail.ts';
import type { Letter } from '../letter.ts';
import { cancelledEntry, talkOff } from './changes/off-the-calendar.ts';
import { foundationPage, toFounder } from './foundation-frame.ts';
import { type FoundationContext, stepIsDone } from './load-foundation.ts';

export const consultationBooked = defineMail({
  name: 'consultation-booked',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const { event } = context;
    return event.type === 'ConsultationBooked' ? letterAbout(context, event.data) : null;
  },
});

export const consultationMoved = defineMail({
  name: 'consultation-moved',
  ...toFounder,
  choice: 'appointment',
  outdated: stepIsDone,
  write(context) {
    const { event, language, history } = context;
    if (event.type !== 'ConsultationMoved') return null;
    const before = lastTalk(history.events.slice(0, -1));
    if (!before) return null;
    const letter = letterAbout(context, event.data);
    const { subject, heading } = headsOf('consultation', event.data.startsAt, context).moved;
    const old = spokenDate(before.startsAt, language, event.metadata.occurredAt);
    const moved =
      language === 'de'
        ? [`dein Erstgespräch am ${old} ist verschoben.`, ...letter.paragraphs.map(capitalised)]
        : [`Your initial consultation on ${old} has been moved.`, ...letter.paragraphs];
    return { ...letter, subject, heading, paragraphs: moved, after: [replacesEntry[language]] };
  },
});

export const consultationCancelled = defineMail({
  name: 'consultation-cancelled',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const booked = lastTalk(context.history.events);
    if (!booked || isUnmandated(context)) return null;
    const { language } = context;
    const ended = endedOrder(context);
    const { startsAt } = booked;
    const { occurredAt } = context.event.metadata;
    const when = spokenDate(startsAt, language, occurredAt);
    const head = headsOf('consultation', startsAt, { language, now: occurredAt }).cancelled;
    return {
      station: 2,
      calendar: cancelledEntry(context, talkOff(booked)),
      de: {
        ...head,
        paragraphs: [
          `der Termin am ${when} findet nicht statt.`,
          ended
            ? `${ended === 'released' ? 'Die Bestellung des Pakets ist aufgehoben.' : 'Du hast die Bestellung des Pakets widerrufen.'} Sobald du neu bestellst, kannst du wieder ` +
              'einen Termin wählen. Alles, was du eingetragen hast, bleibt erhalten.'
            : 'Du kannst jederzeit einen anderen wählen oder ohne Erstgespräch weitermachen. ' +
              'Alles, was du eingetragen hast, bleibt erhalten.',
        ],
        button: ended ? undefined : 'Anderen Termin wählen',
      },
      en: {
        ...head,
        paragraphs: [
          `The appointment on ${when} will not take place.`,
          ended
            ? `${ended === 'released' ? 'The order of the package is released.' : 'You have withdrawn from the order of the package.'} Once you order it again, you can ` +
              'choose another appointment. Everything you have entered is kept.'
            : 'You can choose another one at any time, or go on without the consultation. ' +
              'Everything you have entered is kept.',
        ],
        button: ended ? undefined : 'Choose another appointment',
      },
    };
  },
});

/** How an order ended for which the talk is off; undefined where it was cancelled by itself. */
function endedOrder({ obstacle, current }: FoundationContext) {
  if (obstacle !== 'ORDER_REQUIRED') return undefined;
  const last = current.events.findLast(
    ({ type }) => type === 'OrderReleased' || type === 'OrderWithdrawn',
  );
  return last?.type === 'OrderReleased' ? 'released' : 'withdrawn';
}

/** Whether the timer cancelled the consultation because its order has no mandate yet. */
export const isUnmandated = (context: FoundationContext): boolean =>
  context.event.metadata.actor.role === 'timer' && endedOrder(context) === undefined;

/** The consultation as it was last booked or moved. */
export function lastTalk(events: readonly RecordedEvent[]): BookedConsultation | undefined {
  for (const event of events.toReversed()) {
    if (event.type === 'ConsultationBooked' || event.type === 'ConsultationMoved')
      return event.data;
  }
  return undefined;
}

/** When, how and with whom, with the entry for calendars. */
function letterAbout(context: FoundationContext, talk: BookedConsultation) {
  const { language } = context;
  const { type, startsAt, endsAt, phone, firstStartsAt = startsAt } = talk;
  const say = language === 'de' ? inGerman : inEnglish;
  const { title, place, description, ...texts } = say({
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
    calendar: {
      id: appointmentId(context.foundationId, firstStartsAt),
      sequence: context.history.events.length,
      title,
      startsAt,
      endsAt,
      place,
      description,
      url: foundationPage(context),
    },
  };
}

interface Talk {
  when: string;
  isByPhone: boolean;
  /** Where the lawyer calls; not there once it is erased. */
  phone: string | undefined;
  /** Where to say that it is another number by now. */
  email: string;
  lawFirm: string;
  consultant: string | null;
}

interface Texts extends Pick<Letter, 'preview' | 'paragraphs' | 'note' | 'after'> {
  button: string;
  title: string;
  place: string;
  description: string;
}

function howInGerman({ isByPhone, phone, email }: Talk): string[] {
  if (!isByPhone)
    return ['Per Video: Den Link schickt dir die Kanzlei vorher an diese E-Mail-Adresse.'];
  if (!phone) return ['Telefonisch: Du wirst unter der Nummer angerufen, die du angegeben hast.'];
  return [
    `Telefonisch: Du wirst unter ${phone} angerufen.`,
    `Stimmt die Nummer nicht, schreib uns bis zum Termin an ${email}.`,
  ];
}

function howInEnglish({ isByPhone, phone, email }: Talk): string[] {
  if (!isByPhone)
    return ['By video: the law firm sends the link to this email address beforehand.'];
  if (!phone) return ['By phone: you will be called on the number you gave.'];
  return [
    `By phone: you will be called on ${phone}.`,
    `If that number is wrong, write to ${email} before the appointment.`,
  ];
}

function inGerman(talk: Talk): Texts {
  const { when, isByPhone, phone, email, lawFirm, consultant } = talk;
  return {
    preview: `${when}, etwa 90 Minuten`,
    paragraphs: [
      `${consultant ?? 'eine Anwältin oder ein Anwalt'} von der Kanzlei ${lawFirm} nimmt sich 90 Minuten Zeit für dein ` +
        'Vorhaben. Ihr klärt gemeinsam, was zu dir passt.',
    ],
    note: { title: when, lines: howInGerman(talk) },
    after: [
      'Leg dir deine Fragen bereit: Rechtsform, Anteile, Stammkapital, Gegenstand des ' +
        'Unternehmens. Passt der Termin doch nicht, verschiebe ihn auf der Seite deiner Gründung ' +
        'oder sag ihn dort ab.',
    ],
    button: 'Termin ansehen',
    title: 'Erstgespräch zu deiner Gründung',
    place: isByPhone ? (phone ?? 'Telefonisch') : 'Online',
    description: `${consultant ? `${consultant}, ` : ''}Kanzlei ${lawFirm}, 90 Minuten. Fragen an ${email}.`,
  };
}

function inEnglish(talk: Talk): Texts {
  const { when, isByPhone, phone, email, lawFirm, consultant } = talk;
  return {
    preview: `${when}, about 90 minutes`,
    paragraphs: [
      `You have 90 minutes with ${consultant ?? 'a lawyer'} from the law firm ${lawFirm}. ` +
        'Together you work out what suits your plans.',
    ],
    note: { title: when, lines: howInEnglish(talk) },
    after: [
      'Have your questions ready: legal form, shares, share capital, purpose of the company. ' +
        'If the time no longer suits you, move or cancel it on your company’s page.',
    ],
    button: 'View the appointment',
    title: 'Initial consultation on your company formation',
    place: isByPhone ? (phone ?? 'By phone') : 'Online',
    description: `${consultant ? `${consultant}, ` : ''}law firm ${lawFirm}, 90 minutes. Questions: ${email}.`,
  };
}
