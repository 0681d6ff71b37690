import { appointmentDate, longDay } from '#domain/site/formats.ts';
import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';
import { placeOf } from './place.ts';

export const appointmentProposed: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const { event, language } = context;
    if (event.type !== 'NotaryAppointmentProposed') return null;
    const { notaryName, startsAt } = event.data;
    const company = companyOr(context);
    const url = foundationPage(context);
    const day = longDay(startsAt, language);
    const when = appointmentDate(startsAt, language);
    const shared = { station: 5, greeting: greeting(context), reason: founderReason(context) };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Notary appointment on ${day}: does it suit you?`,
        preview: `${notaryName}, ${when}`,
        heading: `Your notary appointment: ${day}`,
        paragraphs: [`${notaryName} can offer this date for ${company}:`],
        note: {
          title: when,
          lines: [...placeOf(event.data, language), 'Please bring your identity card or passport.'],
        },
        after: [
          'Please confirm it soon. If it does not suit you, reject it and we ask for another one; ' +
            'we cannot promise that one will be free in time.',
        ],
        button: { label: 'See the appointment', url },
      };
    }
    return {
      ...shared,
      subject: `Notartermin am ${day}: Passt er dir?`,
      preview: `${notaryName}, ${when}`,
      heading: `Dein Notartermin: ${day}`,
      paragraphs: [`${notaryName} hält für ${company} diesen Termin frei:`],
      note: {
        title: when,
        lines: [
          ...placeOf(event.data, language),
          'Bitte bring deinen Personalausweis oder Reisepass mit.',
        ],
      },
      after: [
        'Bestätige ihn bitte bald. Passt er nicht, lehne ihn ab, und wir bitten um einen anderen; ' +
          'dass rechtzeitig einer frei ist, können wir nicht zusagen.',
      ],
      button: { label: 'Termin ansehen', url },
    };
  },
};
