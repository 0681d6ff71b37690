import { longDate, spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { toFounder } from '../foundation-frame.ts';
import { offBy, offTheCalendar } from './off-the-calendar.ts';

/** Only where it was completed before its time: whoever comes then would come in vain. */
export const consultationCompleted = defineMail({
  name: 'consultation-completed',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const off = offBy(context);
    if (!off) return null;
    const { language, event } = context;
    const { occurredAt } = event.metadata;
    const when = spokenDate(off.startsAt, language, occurredAt);
    return {
      station: 3,
      ...offTheCalendar(context),
      de: {
        subject: 'Dein Erstgespräch ist abgeschlossen',
        preview: `Der Termin am ${when} entfällt`,
        heading: 'Dein Erstgespräch ist abgeschlossen',
        paragraphs: [
          `dein Erstgespräch ist am ${longDate(occurredAt, language)} abgeschlossen worden. Der Termin am ${when} ` +
            'entfällt und ist wieder frei; als Nächstes entstehen deine Unterlagen.',
          'Willst du den Termin doch wahrnehmen, antworte auf diese E-Mail.',
        ],
      },
      en: {
        subject: 'Your initial consultation has been completed',
        preview: `The appointment on ${when} is not needed any more`,
        heading: 'Your initial consultation has been completed',
        paragraphs: [
          `Your initial consultation was completed on ${longDate(occurredAt, language)}. The appointment on ${when} ` +
            'is not needed any more and is free again; the documents come next.',
          'Do you still want to keep the appointment? Then reply to this email.',
        ],
      },
    };
  },
});
