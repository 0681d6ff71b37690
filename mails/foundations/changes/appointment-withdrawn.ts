import { ERASED } from '#domain/erased.ts';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { reference, theCompany, toFounder, toNotary } from '../foundation-frame.ts';
import { loadFoundation } from '../load-foundation.ts';
import { calledOff, droppedBy } from './called-off.ts';

export const appointmentWithdrawn = defineMail({
  name: 'notary-appointment-withdrawn',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const { event, language, isStepDone } = context;
    const dropped = droppedBy(context);
    if (event.type !== 'NotaryAppointmentWithdrawn' || !dropped) return null;
    const { startsAt, notaryName } = dropped.appointment;
    const byFounder = event.metadata.actor.role === 'founder';
    const day = longDay(startsAt, language);
    const { reason } = event.data;
    const lines = reason === ERASED ? [] : reason.split('\n');
    return {
      station: 5,
      ...calledOff(context),
      de: {
        subject: `Abgesagt: Notartermin am ${day}`,
        preview: appointmentDate(startsAt, language),
        heading: `Dein Notartermin am ${day} entfällt`,
        paragraphs: [
          byFounder
            ? `du hast den Termin für ${theCompany(context)} abgesagt: ${notaryName}.`
            : `der Termin für ${theCompany(context)} findet nicht statt: ${notaryName}.`,
        ],
        note: lines.length ? { title: 'Der Grund', lines } : undefined,
        after: isStepDone
          ? []
          : [
              'Deine Unterlagen bleiben freigegeben. Wir fragen das Notariat nach einem anderen Termin.',
            ],
      },
      en: {
        subject: `Cancelled: notary appointment on ${day}`,
        preview: appointmentDate(startsAt, language),
        heading: `Your notary appointment on ${day} is off`,
        paragraphs: [
          byFounder
            ? `You have said that you cannot make the appointment with ${notaryName} for ${theCompany(context)}.`
            : `The appointment with ${notaryName} for ${theCompany(context)} will not take place.`,
        ],
        note: lines.length ? { title: 'The reason', lines } : undefined,
        after: isStepDone
          ? []
          : ['Your documents remain approved. We are asking the notary for another appointment.'],
      },
    };
  },
});

/** To the notary who has a link by then; whoever reported the other obstacles is the notary. */
export const appointmentWithdrawnForNotary = defineMail({
  name: 'notary-appointment-withdrawn-notary',
  ...toNotary,
  load: loadFoundation,
  write(context) {
    const { company, event } = context;
    const dropped = droppedBy(context);
    if (!dropped?.wasConfirmed || !company) return null;
    if (event.type === 'ObstacleReported' && event.data.kind !== 'name-objected') return null;
    const when = appointmentDate(dropped.appointment.startsAt, 'de');
    return {
      subject: `Beurkundungstermin abgesagt: ${company} (${reference(context)})`,
      preview: 'Der Link zum Hochladen gilt nicht mehr',
      heading: `Der Beurkundungstermin der ${company} entfällt`,
      paragraphs: ['dieser Beurkundungstermin findet nicht statt:'],
      note: { title: when, lines: [company, reference(context)] },
      after: [
        'Der Link zum Hochladen in unserer früheren E-Mail gilt nicht mehr. Ist ein neuer Termin ' +
          'vereinbart und bestätigt, schicken wir Ihnen einen neuen.',
      ],
      english: [
        `The notarial appointment for ${company} will not take place, and the upload link in our ` +
          'earlier email no longer works. Once another appointment is confirmed, we will send a new link.',
      ],
    };
  },
});
