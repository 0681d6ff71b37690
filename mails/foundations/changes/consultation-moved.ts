import { longDay, spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { letterAbout } from '../consultation-booked.ts';
import { capitalised } from '../foundation-frame.ts';
import { loadFoundation, stepIsDone } from '../load-foundation.ts';
import { talkBefore } from './talk-before.ts';

export const consultationMoved = defineMail({
  name: 'consultation-moved',
  to: 'founder',
  choice: 'appointment',
  load: loadFoundation,
  outdated: stepIsDone,
  notice: true,
  write(context) {
    const { event, language, history } = context;
    if (event.type !== 'ConsultationMoved') return null;
    const before = talkBefore(history.events.slice(0, -1));
    if (!before) return null;
    const letter = letterAbout(context, event.data);
    const day = longDay(event.data.startsAt, language);
    const old = spokenDate(before.startsAt, language, event.metadata.occurredAt);
    if (language === 'en') {
      return {
        ...letter,
        subject: `Moved: your initial consultation is now on ${day}`,
        heading: `Your initial consultation is now on ${day}`,
        paragraphs: [`Your initial consultation on ${old} has been moved.`, ...letter.paragraphs],
        after: ['The attached file replaces the earlier entry in your calendar.'],
      };
    }
    return {
      ...letter,
      subject: `Verschoben: dein Erstgespräch ist jetzt am ${day}`,
      heading: `Dein Erstgespräch ist jetzt am ${day}`,
      paragraphs: [
        `dein Erstgespräch am ${old} ist verschoben.`,
        ...letter.paragraphs.map(capitalised),
      ],
      after: ['Die angehängte Datei ersetzt den bisherigen Eintrag in deinem Kalender.'],
    };
  },
});
