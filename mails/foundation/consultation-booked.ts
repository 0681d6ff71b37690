import { appointmentDate, longDay } from '#domain/site/formats.ts';
import type { Letter } from '../letter.ts';
import { type FoundationTemplate, foundationPage, founderReason, greeting } from './context.ts';

interface Appointment {
  day: string;
  when: string;
  isByPhone: boolean;
}

export const consultationBooked: FoundationTemplate = {
  to: 'founder',
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
    });
    return {
      ...texts,
      station: 2,
      greeting: greeting(context),
      reason: founderReason(context),
      button: { label, url },
      calendar: { id: event.id, title, startsAt, endsAt, place, description, url },
    };
  },
};

type Texts = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'note' | 'after'> & {
  label: string;
  title: string;
  place: string;
  description: string;
};

const inGerman = ({ day, when, isByPhone }: Appointment): Texts => ({
  subject: `Dein Beratungsgespräch am ${day}`,
  preview: `${when}, etwa 90 Minuten`,
  heading: `Dein Beratungsgespräch: ${day}`,
  paragraphs: [
    'eine Anwältin oder ein Anwalt nimmt sich 90 Minuten Zeit für dein Vorhaben. ' +
      'Ihr klärt gemeinsam, was zu dir passt.',
  ],
  note: {
    title: when,
    lines: [
      isByPhone
        ? 'Telefonisch: Wir rufen die Nummer aus deinem Konto an.'
        : 'Online: Den Zugang findest du auf der Seite deiner Gründung.',
    ],
  },
  after: [
    'Leg dir deine Fragen bereit: Rechtsform, Anteile, Stammkapital, Gegenstand des ' +
      'Unternehmens. Passt der Termin doch nicht, sag ihn auf der Seite deiner Gründung ab ' +
      'und wähle einen anderen.',
  ],
  label: 'Termin ansehen',
  title: 'Beratungsgespräch zu deiner Gründung',
  place: isByPhone ? 'Telefonisch' : 'Online',
  description: 'Beratungsgespräch mit einer Anwältin oder einem Anwalt, 90 Minuten.',
});

const inEnglish = ({ day, when, isByPhone }: Appointment): Texts => ({
  subject: `Your consultation on ${day}`,
  preview: `${when}, about 90 minutes`,
  heading: `Your consultation: ${day}`,
  paragraphs: ['A lawyer takes 90 minutes for your plan. You decide together what fits.'],
  note: {
    title: when,
    lines: [
      isByPhone
        ? 'By phone: we call the number in your account.'
        : 'Online: you find the way in on the page of your foundation.',
    ],
  },
  after: [
    'Have your questions ready: legal form, shares, share capital, purpose of the company. ' +
      'If the date no longer suits you, cancel it on the page of your foundation and ' +
      'choose another one.',
  ],
  label: 'See the appointment',
  title: 'Consultation on your foundation',
  place: isByPhone ? 'By phone' : 'Online',
  description: 'Consultation with a lawyer, 90 minutes.',
});
