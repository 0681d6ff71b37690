import { defineMail } from '../../define-mail.ts';
import { agreedIn, appointmentIn, inCalendar, whoComes } from '../appointment.ts';
import { ourCompany, toCoFounders } from './co-founder-frame.ts';

/** The appointment at the notary stands: who has to come, and what each brings. */
export const appointmentForAll = defineMail({
  name: 'appointment-for-all',
  ...toCoFounders,
  choice: 'appointment',
  write(context) {
    const { language } = context;
    const appointment = agreedIn(context);
    if (!appointment) return null;
    const { notaryName } = appointment;
    const { day, when, place, bring } = appointmentIn(appointment, language);
    const company = ourCompany(context);
    return {
      station: 5,
      note: { title: when, lines: [notaryName, ...place, ...whoComes(context), bring] },
      calendar: inCalendar(context, appointment),
      de: {
        subject: `Notartermin am ${day}`,
        preview: `${notaryName}, ${when}`,
        heading: `Der Notartermin steht: ${day}`,
        paragraphs: [
          `der Termin, an dem die Urkunde für ${company} unterschrieben wird, steht fest.`,
        ],
        after: [
          'Wer selbst nicht kommen kann, braucht eine notariell beglaubigte Vollmacht (§ 2 Abs. 2 GmbHG). Sag es bitte früh.',
        ],
        button: 'Termin ansehen',
      },
      en: {
        subject: `Notary appointment on ${day}`,
        preview: `${notaryName}, ${when}`,
        heading: `The notary appointment: ${day}`,
        paragraphs: [`The appointment at which the deed for ${company} is signed has been fixed.`],
        after: [
          'Whoever cannot come in person needs a notarised power of attorney (§ 2 (2) GmbHG). Please say so early.',
        ],
        button: 'View the appointment',
      },
    };
  },
});
