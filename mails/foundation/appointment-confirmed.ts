import { addMinutes } from 'date-fns/addMinutes';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';
import { placeOf } from './place.ts';

/** Appointments have no end; most deeds are read and signed in this time. */
const USUAL_MINUTES = 60;

export const appointmentConfirmed: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const { event, language } = context;
    const { state } = context.history;
    if (state.status !== 'foundation-certificate-pending') return null;
    const { appointment } = state;
    const { startsAt, notaryName } = appointment;
    const url = foundationPage(context);
    const day = longDay(startsAt, language);
    const when = appointmentDate(startsAt, language);
    const place = placeOf(appointment, language);
    const shared = { station: 5, greeting: greeting(context), reason: founderReason(context) };
    const entry = {
      id: event.id,
      startsAt,
      endsAt: addMinutes(startsAt, USUAL_MINUTES).toISOString(),
      place: place.join(', ') || undefined,
      url,
    };
    if (language === 'en') {
      return {
        ...shared,
        subject: `Confirmed: notary appointment on ${day}`,
        preview: `${notaryName}, ${when}`,
        heading: `It is settled: ${day}`,
        paragraphs: [`The appointment for ${companyOr(context)} at ${notaryName} is confirmed.`],
        note: { title: when, lines: [...place, 'Bring your identity card or passport.'] },
        after: [
          'After the appointment the notary hands in the certificate here. With it you open the ' +
            'business account; we write to you then.',
        ],
        button: { label: 'See the appointment', url },
        calendar: { ...entry, title: 'Notary appointment', description: notaryName },
      };
    }
    return {
      ...shared,
      subject: `Bestätigt: Notartermin am ${day}`,
      preview: `${notaryName}, ${when}`,
      heading: `Es bleibt dabei: ${day}`,
      paragraphs: [`der Termin für ${companyOr(context)} bei ${notaryName} ist bestätigt.`],
      note: { title: when, lines: [...place, 'Bring deinen Personalausweis oder Reisepass mit.'] },
      after: [
        'Nach dem Termin hinterlegt das Notariat hier die Gründungsurkunde. Mit ihr eröffnest du ' +
          'das Geschäftskonto; wir schreiben dir dann.',
      ],
      button: { label: 'Termin ansehen', url },
      calendar: { ...entry, title: 'Notartermin zur Gründung', description: notaryName },
    };
  },
};
