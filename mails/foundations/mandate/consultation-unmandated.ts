import { stepBackFrom } from '#domain/foundations/people/mandate.ts';
import { longDate, spokenDate } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { cancelledEntry, talkOff } from '../changes/off-the-calendar.ts';
import { isUnmandated, lastTalk } from '../consultation.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import type { FoundationContext } from '../load-foundation.ts';

/** The first day on which the founder may step back from the order, as people say it. */
function stepBackDay({ history: { state }, language }: FoundationContext): string | undefined {
  if (state.status === 'not-started' || !('coreData' in state)) return undefined;
  const from = stepBackFrom(state, state.coreData.city);
  return from && longDate(`${from}T12:00:00Z`, language);
}

/** The timer has cancelled the consultation, since the firm had not accepted the mandate when it began. */
export const consultationUnmandated = defineMail({
  name: 'consultation-unmandated',
  ...toFounder,
  choice: 'appointment',
  write(context) {
    const booked = lastTalk(context.history.events);
    if (!booked || !isUnmandated(context)) return null;
    const { language, event, operator } = context;
    const when = spokenDate(booked.startsAt, language, event.metadata.occurredAt);
    const firm = operator.lawFirm.name;
    const company = theCompany(context);
    const from = stepBackDay(context);
    return {
      station: 2,
      calendar: cancelledEntry(context, talkOff(booked)),
      de: {
        subject: 'Dein Erstgespräch ist abgesagt: Das Mandat fehlt noch',
        preview: 'Du schuldest dafür nichts; so geht es weiter',
        heading: 'Dein Erstgespräch ist abgesagt',
        paragraphs: [
          `dein Erstgespräch am ${when} findet nicht statt: Die Kanzlei ${firm} hat das Mandat für ${company} bis dahin nicht angenommen, und vorher berät sie nicht.`,
          'Für den Termin schuldest du nichts, und der Kanzlei schuldest du erst etwas, wenn sie annimmt. Deine Bestellung besteht weiter, und alles, was du eingetragen hast, bleibt gespeichert.',
        ],
        after: [
          'Du kannst einen anderen Termin wählen oder ohne Erstgespräch weitermachen.',
          ...(from
            ? [
                `Hat die Kanzlei bis dahin nicht geantwortet, kannst du ab ${from} von der Bestellung zurücktreten; auch dann schuldest du nichts.`,
              ]
            : []),
        ],
        button: 'Anderen Termin wählen',
      },
      en: {
        subject: 'Your initial consultation is cancelled: there is no mandate yet',
        preview: 'You owe nothing for it; how things go on',
        heading: 'Your initial consultation is cancelled',
        paragraphs: [
          `Your initial consultation on ${when} will not take place: the law firm ${firm} had not accepted the mandate for ${company} by then, and it gives no advice before that.`,
          'You owe nothing for the appointment, and nothing to the law firm until it accepts. Your order still stands, and everything you have entered is kept.',
        ],
        after: [
          'You can choose another appointment, or go on without the consultation.',
          ...(from
            ? [
                `If the law firm has not answered by then, you can step back from the order from ${from}; then, too, you owe nothing.`,
              ]
            : []),
        ],
        button: 'Choose another appointment',
      },
    };
  },
});
