import { capitalised } from '#domain/mails/request-texts.ts';
import { spokenDate } from '#domain/site/formats.ts';
import { headsOf, replacesEntry } from '../../appointments/frame.ts';
import { defineMail } from '../../define-mail.ts';
import { letterAbout } from '../consultation-booked.ts';
import { toFounder } from '../foundation-frame.ts';
import { stepIsDone } from '../load-foundation.ts';
import { talkBefore } from './talk-before.ts';

export const consultationMoved = defineMail({
  name: 'consultation-moved',
  ...toFounder,
  choice: 'appointment',
  outdated: stepIsDone,
  write(context) {
    const { event, language, history } = context;
    if (event.type !== 'ConsultationMoved') return null;
    const before = talkBefore(history.events.slice(0, -1));
    if (!before) return null;
    const letter = letterAbout(context, event.data);
    const { subject, heading } = headsOf('consultation', event.data.startsAt, context).moved;
    const old = spokenDate(before.startsAt, language, event.metadata.occurredAt);
    const moved =
      language === 'de'
        ? [`dein Erstgespräch am ${old} ist verschoben.`, ...letter.paragraphs.map(capitalised)]
        : [`Your initial consultation on ${old} has been moved.`, ...letter.paragraphs];
    return { ...letter, subject, heading, paragraphs: moved, after: [replacesEntry[language]] };
  },
});
