import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { appointmentId } from '#domain/slots/calendar-ids.ts';
import { defineMail } from '../define-mail.ts';
import type { Letter } from '../letter.ts';
import { foundationPage, founderReason, greeting } from './foundation-frame.ts';
import { loadFoundation } from './load-foundation.ts';

interface Appointment {
  day: string;
  when: string;
  isByPhone: boolean;
  lawFirm: string;
  consultant: string | null;
}

export const consultationBooked = defineMail({
  name: 'consultation-booked',
  to: 'founder',
  load: loadFoundation,
  notice: true,
  write(context) {
    const { event, language } = context;
    if (event.type !== 'ConsultationBooked') return null;
    const { type, startsAt, endsAt } = event.data;
    const url = foundationPage(context);
    const say = language === 'de' ? inGerman : inEnglish;
    const { label, title, place, description, ...texts } = say({
      day: longDay(startsAt, language),
      when: appointmentDate(startsAt, language),
      isByPhone: type === 'phone',
      lawFirm: context.operator.lawFirm.name,
      consultant: context.consultant,
    });
    return {
      ...texts,
      station: 2,
      greeting: greeting(context),
      reason: founderReason(context),
      button: { label, url },
      calendar: {
        id: appointmentId(context.foundationId, startsAt),
        sequence: context.history.events.length,
        title,
        startsAt,
        endsAt,
        place,
        description,
        url,
      },
    };
  },
});

type Texts = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'note' | 'after'> & {
  label: string;
  title: string;
  place: string;
  description: string;
};

const inGerman = ({ day, when, isByPhone, lawFirm, consultant }: Appointment): Texts => ({
  subject: `Dein Erstgespräch am ${day}`,
  preview: `${when}, etwa 90 Minuten`,
  heading: `Dein Erstgespräch: ${day}`,
  paragraphs: [
    `${consultant ?? 'eine Anwältin oder ein Anwalt'} von der Kanzlei ${lawFirm} nimmt sich 90 Minuten Zeit für dein ` +
      'Vorhaben. Ihr klärt gemeinsam, was zu dir passt.',
  ],
  note: {
    title: when,
    lines: [
      isByPhone
        ? 'Telefonisch: Du wirst unter der Nummer angerufen, die du angegeben hast.'
        : 'Per Video: Den Link schickt dir die Kanzlei vorher an diese E-Mail-Adresse.',
    ],
  },
  after: [
    'Leg dir deine Fragen bereit: Rechtsform, Anteile, Stammkapital, Gegenstand des ' +
      'Unternehmens. Passt der Termin doch nicht, sag ihn auf der Seite deiner Gründung ab ' +
      'und wähle einen anderen.',
  ],
  label: 'Termin ansehen',
  title: 'Erstgespräch zu deiner Gründung',
  place: isByPhone ? 'Telefonisch' : 'Online',
  description: `Erstgespräch mit der Kanzlei ${lawFirm}, 90 Minuten.`,
});

const inEnglish = ({ day, when, isByPhone, lawFirm, consultant }: Appointment): Texts => ({
  subject: `Your initial consultation on ${day}`,
  preview: `${when}, about 90 minutes`,
  heading: `Your initial consultation: ${day}`,
  paragraphs: [
    `You have 90 minutes with ${consultant ?? 'a lawyer'} from the law firm ${lawFirm}. ` +
      'Together you settle what fits your plans.',
  ],
  note: {
    title: when,
    lines: [
      isByPhone
        ? 'By phone: you will be called on the number you gave.'
        : 'By video: the law firm sends the link to this email address beforehand.',
    ],
  },
  after: [
    'Have your questions ready: legal form, shares, share capital, purpose of the company. ' +
      'If the time no longer suits you, cancel it on your company’s page and choose another one.',
  ],
  label: 'View the appointment',
  title: 'Initial consultation on your company formation',
  place: isByPhone ? 'By phone' : 'Online',
  description: `Initial consultation with the law firm ${lawFirm}, 90 minutes.`,
});
