import { appointmentId } from '#domain/appointments/calendar-ids.ts';
import { appointmentEnd } from '#domain/appointments/notary-hour.ts';
import { ERASED } from '#domain/erased.ts';
import { nameOf } from '#domain/foundations/people/people.ts';
import type { NotaryAppointment, NotaryDate } from '#domain/foundations/state.ts';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../define-mail.ts';
import { unlinked } from '../unlinked.ts';
import { foundationPage, theCompany, toFounder } from './foundation-frame.ts';
import type { FoundationContext } from './load-foundation.ts';

export const appointmentConfirmed = defineMail({
  name: 'appointment-confirmed',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const { language } = context;
    const appointment = agreedIn(context);
    if (!appointment) return null;
    const { notaryName } = appointment;
    const { day, when, place, bring } = appointmentIn(appointment, language);
    return {
      station: 5,
      note: { title: when, lines: [...place, ...whoComes(context), bring] },
      calendar: inCalendar(context, appointment),
      de: {
        subject: `Bestätigt: Notartermin am ${day}`,
        preview: `${notaryName}, ${when}`,
        heading: `Der Termin steht: ${day}`,
        paragraphs: [`dein Notartermin für ${theCompany(context)} ist bestätigt: ${notaryName}.`],
        after: [
          'Die Entwürfe bekommt das Notariat von der Kanzlei. Fragt es dich danach, findest du sie bei ' +
            'deinen Unterlagen.',
          'Nach dem Termin lädt das Notariat die Gründungsurkunde hoch, und wir schreiben dir. Mit ' +
            'ihr eröffnest du das Geschäftskonto.',
        ],
        button: 'Termin ansehen',
      },
      en: {
        subject: `Confirmed: notary appointment on ${day}`,
        preview: `${notaryName}, ${when}`,
        heading: `Your notary appointment: ${day}`,
        paragraphs: [
          `Your appointment for ${theCompany(context)} with ${notaryName} is confirmed.`,
        ],
        after: [
          'The notary gets the drafts from the law firm. If the notary asks you for them, they are ' +
            'among your documents.',
          'After the appointment, the notary uploads the deed of formation and we email you. You need it ' +
            'to open the business account.',
        ],
        button: 'View the appointment',
      },
    };
  },
});

/** The day before the deed. */
export const reminderAppointment = defineMail({
  name: 'reminder-appointment',
  ...toFounder,
  choice: 'before-appointments',
  outdated: (facts, now) =>
    facts.isStepDone || (agreedIn(facts)?.startsAt ?? '') <= now.toISOString(),
  write(context) {
    const appointment = agreedIn(context);
    if (!appointment) return null;
    const { day, when, place, bring } = appointmentIn(appointment, context.language);
    return {
      station: 5,
      note: { title: when, lines: [appointment.notaryName, ...place, ...whoComes(context), bring] },
      de: {
        subject: `Demnächst: dein Notartermin am ${day}`,
        preview: 'Wo er ist und was du mitbringst',
        heading: 'Dein Notartermin steht bevor',
        paragraphs: [
          `eine kurze Erinnerung an den Termin, an dem die Urkunde für ${theCompany(context)} unterschrieben wird:`,
        ],
        after: [
          'Bist du verhindert, sag den Termin so früh wie möglich auf der Seite deiner Gründung ab.',
        ],
        button: 'Termin ansehen',
      },
      en: {
        subject: `Coming up: your notary appointment on ${day}`,
        preview: 'Where it is and what to bring',
        heading: 'Your notary appointment is coming up',
        paragraphs: [
          `A short reminder of the appointment at which the deed for ${theCompany(context)} is signed:`,
        ],
        after: ['If you cannot make it, say so on your company’s page as early as you can.'],
        button: 'View the appointment',
      },
    };
  },
});

export function agreedIn({ history: { state } }: Pick<FoundationContext, 'history'>) {
  return state.status === 'foundation-certificate-pending' ? state.appointment : undefined;
}

/** All who have to come, where there are several, and what companies and minors need besides. */
export function whoComes({ current, language }: FoundationContext): string[] {
  const { state } = current;
  if (state.status === 'not-started') return [];
  // Shareholders sign the deed, managing directors the application for the register (§§ 2, 78 GmbHG).
  const signers = state.people.participants.filter(
    ({ shareholder, managingDirector }) => shareholder || managingDirector,
  );
  const names = signers.map(nameOf).filter((name) => !name.includes(ERASED));
  const { all, company, minor } = attendance[language];
  return [
    ...(signers.length > 1 ? [`${all}: ${names.map(unlinked).join(', ')}`] : []),
    ...(signers.some(({ kind }) => kind === 'company') ? [company] : []),
    // Who it is stays unsaid: ages are nobody else's business.
    ...(signers.some(({ ofAge }) => ofAge === false) ? [minor] : []),
  ];
}

const attendance = {
  de: {
    all: 'Es kommen',
    company:
      'Wer für eine Gesellschaft unterschreibt, bringt einen aktuellen Registerauszug mit und, wo er darin nicht ' +
      'steht, einen Nachweis seiner Vertretung.',
    minor:
      'Für Minderjährige kommen die gesetzlichen Vertreter mit, ebenfalls mit Ausweis, und wo sie nötig ist, mit ' +
      'der Genehmigung des Familiengerichts.',
  },
  en: {
    all: 'Who has to come',
    company:
      'Whoever signs for a company brings a current register extract and, if they are not named in it, proof that ' +
      'they may represent the company.',
    minor:
      'Minors come with their legal representatives, who bring their identification as well and, where it is needed, ' +
      'the approval of the family court.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

/** The entry of the appointment in a calendar; a later one of the same appointment replaces it. */
export function inCalendar(context: FoundationContext, appointment: NotaryAppointment) {
  const { foundationId, history, language } = context;
  const { startsAt, notaryName } = appointment;
  return {
    id: appointmentId(foundationId, startsAt),
    sequence: history.events.length,
    startsAt,
    endsAt: appointmentEnd(startsAt),
    title: { de: 'Notartermin zur Gründung', en: 'Notary appointment' }[language],
    description: notaryName,
    place: placeOf(appointment, language).join(', ') || undefined,
    url: foundationPage(context),
  };
}

/** When and where an appointment is, and what to bring. */
export const appointmentIn = (appointment: NotaryAppointment, language: Locale) => ({
  day: longDay(appointment.startsAt, language),
  when: appointmentDate(appointment.startsAt, language),
  place: placeOf(appointment, language),
  bring: whatToBring(appointment)[language],
});

export function placeOf({ place, online }: NotaryDate, language: Locale): string[] {
  const lines = place && place !== ERASED ? [place] : [];
  if (!online) return lines;
  return [...lines, language === 'de' ? 'Online, per Video' : 'Online, by video'];
}

/** A deed recorded online asks for another identification than one in the notary's office. */
export const whatToBring = ({ online }: Pick<NotaryAppointment, 'online'>) =>
  online
    ? {
        de: 'Halte deinen Ausweis mit Online-Funktion und die PIN bereit.',
        en: 'Have your ID card with its online function and the PIN to hand.',
      }
    : {
        de: 'Bring deinen Personalausweis oder Reisepass mit.',
        en: 'Bring your identity card or passport.',
      };
