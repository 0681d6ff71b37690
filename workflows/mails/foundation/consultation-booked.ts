import { dayAndTime, dayOf } from '../dates.ts';
import { type FoundationTemplate, foundationPage, founderReason, greeting } from './told.ts';

export const consultationBooked: FoundationTemplate = {
  to: 'founder',
  write(told) {
    const { event, language } = told;
    if (event.type !== 'ConsultationBooked') return null;
    const { type, startsAt, endsAt } = event.data;
    const url = foundationPage(told);
    const day = dayOf(startsAt, language);
    const when = dayAndTime(startsAt, language);
    const shared = { station: 2, greeting: greeting(told), reason: founderReason(told) };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Your consultation on ${day}`,
        preview: `${when}, about 90 minutes`,
        heading: `Your consultation: ${day}`,
        paragraphs: ['A lawyer takes 90 minutes for your plan. You decide together what fits.'],
        note: {
          title: when,
          lines: [
            type === 'phone'
              ? 'By phone: we call the number in your account.'
              : 'Online: you find the way in on the page of your foundation.',
          ],
        },
        after: [
          'Have your questions ready: legal form, shares, share capital, purpose of the company. ' +
            'If the date no longer suits you, cancel it on the page of your foundation and ' +
            'choose another one.',
        ],
        button: { label: 'See the appointment', url },
        calendar: {
          id: event.id,
          title: 'Consultation on your foundation',
          startsAt,
          endsAt,
          place: type === 'phone' ? 'By phone' : 'Online',
          description: 'Consultation with a lawyer, 90 minutes.',
          url,
        },
      };
    }
    return {
      ...shared,
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
          type === 'phone'
            ? 'Telefonisch: Wir rufen die Nummer aus deinem Konto an.'
            : 'Online: Den Zugang findest du auf der Seite deiner Gründung.',
        ],
      },
      after: [
        'Leg dir deine Fragen bereit: Rechtsform, Anteile, Stammkapital, Gegenstand des ' +
          'Unternehmens. Passt der Termin doch nicht, sag ihn auf der Seite deiner Gründung ab ' +
          'und wähle einen anderen.',
      ],
      button: { label: 'Termin ansehen', url },
      calendar: {
        id: event.id,
        title: 'Beratungsgespräch zu deiner Gründung',
        startsAt,
        endsAt,
        place: type === 'phone' ? 'Telefonisch' : 'Online',
        description: 'Beratungsgespräch mit einer Anwältin oder einem Anwalt, 90 Minuten.',
        url,
      },
    };
  },
};
