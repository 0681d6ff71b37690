import { appointmentDate } from '#domain/site/formats.ts';
import { headsOf } from '../../appointments/frame.ts';
import { defineMail } from '../../define-mail.ts';
import { toFounder } from '../foundation-frame.ts';
import { stepIsDone } from '../load-foundation.ts';

export const reminderConsultation = defineMail({
  name: 'reminder-consultation',
  ...toFounder,
  choice: 'before-appointments',
  outdated: stepIsDone,
  write(context) {
    const { language } = context;
    const { state } = context.history;
    if (state.status !== 'consultation-pending') return null;
    const { startsAt, type } = state.consultation;
    const when = appointmentDate(startsAt, language);
    const head = headsOf('consultation', startsAt, context).comingUp;
    return {
      station: 2,
      de: {
        ...head,
        preview: type === 'phone' ? 'Telefonisch, etwa 90 Minuten' : 'Online, etwa 90 Minuten',
        paragraphs: ['eine kurze Erinnerung, damit du Zeit und deine Fragen zur Hand hast:'],
        note: { title: when, lines: [type === 'phone' ? 'Telefonisch' : 'Online'] },
        after: ['Ist dir etwas dazwischengekommen, sag den Termin ab und wähle einen anderen.'],
        button: 'Termin ansehen',
      },
      en: {
        ...head,
        preview: type === 'phone' ? 'By phone, about 90 minutes' : 'Online, about 90 minutes',
        paragraphs: [
          'A short reminder, so that you keep the time free and have your questions to hand:',
        ],
        note: { title: when, lines: [type === 'phone' ? 'By phone' : 'Online'] },
        after: ['If something has come up, cancel it and choose another time.'],
        button: 'View the appointment',
      },
    };
  },
});
