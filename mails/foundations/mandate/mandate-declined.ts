import type { RecordedEvent } from '#domain/foundations/history.ts';
import type { DeclineReason } from '#domain/foundations/people/people.ts';
import { defineMail } from '../../define-mail.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import type { FoundationContext } from '../load-foundation.ts';

/** What happened with the order, once nobody owes anything for it. */
const nothingOwed = {
  de: 'Deine Bestellung ist aufgehoben, und du schuldest nichts, auch nicht für unseren Teil. Eine Rechnung von uns ist storniert; was du schon bezahlt hast, erstatten wir spätestens in vierzehn Tagen auf demselben Weg.',
  en: 'Your order is released and you owe nothing, not for our part either. Any invoice of ours is cancelled, and we will refund what you have paid within fourteen days, in the same way as you paid.',
};

const why: Record<DeclineReason, { de: string; en: string }> = {
  conflict: {
    de: 'Sie darf es aus Gründen ihres Berufsrechts nicht übernehmen; Näheres darf sie dazu nicht sagen.',
    en: 'Its professional rules do not allow it to take it on, and it may not say more about that.',
  },
  capacity: {
    de: 'Sie hat zurzeit nicht genug Zeit dafür.',
    en: 'It does not have enough time for it at present.',
  },
  other: { de: '', en: '' },
};

/** Whether the order was released with the event that a mail is about. */
function isReleased({ current, event }: FoundationContext): boolean {
  const isSame = ({ type, metadata }: RecordedEvent) =>
    type === 'OrderReleased' && metadata.occurredAt === event.metadata.occurredAt;
  return current.events.some(isSame);
}

export const mandateDeclined = defineMail({
  name: 'mandate-declined',
  ...toFounder,
  choice: 'turn',
  write(context) {
    const { event, operator } = context;
    if (event.type !== 'MandateDeclined') return null;
    const { reason } = event.data;
    const company = theCompany(context);
    const firm = operator.lawFirm.name;
    const released = isReleased(context);
    const again = reason !== 'conflict';
    return {
      de: {
        subject: released
          ? 'Die Kanzlei übernimmt dein Mandat nicht'
          : 'Die Kanzlei übernimmt das Mandat nicht für alle',
        preview: released ? 'Du schuldest nichts; so geht es weiter' : 'So geht es weiter',
        paragraphs: [
          released
            ? `die Kanzlei ${firm} übernimmt das Mandat für ${company} nicht. ${why[reason].de}`.trim()
            : `die Kanzlei ${firm} übernimmt das Mandat für ${company} nicht auch für die Person, die zuletzt hinzugekommen ist. ${why[reason].de}`.trim(),
          released ? nothingOwed.de : 'Deine Bestellung und das bisherige Mandat bleiben bestehen.',
        ],
        after: [
          released
            ? again
              ? 'Du kannst das Paket neu bestellen, sobald die Kanzlei wieder Zeit hat; unser Team meldet sich dazu. Alles, was du eingetragen hast, bleibt gespeichert.'
              : 'Mit dieser Kanzlei können wir die Gründung nicht weiterführen. Unser Team meldet sich bei dir; alles, was du eingetragen hast, bleibt gespeichert.'
            : again
              ? 'Die Kanzlei kann es sich noch anders überlegen. Unser Team meldet sich bei dir.'
              : 'Es geht weiter, sobald diese Person nicht mehr auf der Liste der Beteiligten steht. Unser Team meldet sich bei dir.',
        ],
      },
      en: {
        subject: released
          ? 'The law firm is not taking on your mandate'
          : 'The law firm is not taking on the mandate for everyone',
        preview: released ? 'You owe nothing; how things go on' : 'How things go on',
        paragraphs: [
          released
            ? `The law firm ${firm} is not taking on the mandate for ${company}. ${why[reason].en}`.trim()
            : `The law firm ${firm} is not taking on the mandate for ${company} for the person who was added last. ${why[reason].en}`.trim(),
          released ? nothingOwed.en : 'Your order and the mandate so far still stand.',
        ],
        after: [
          released
            ? again
              ? 'You can order the package again once the law firm has time; our team will get in touch about it. Everything you have entered is kept.'
              : 'We cannot go on with this law firm. Our team will get in touch with you; everything you have entered is kept.'
            : again
              ? 'The law firm may still change its mind. Our team will get in touch with you.'
              : 'Things go on once this person is no longer on the list of participants. Our team will get in touch with you.',
        ],
      },
    };
  },
});

/** The founder has stepped back from a silent firm; after a decline the mail about that says the same. */
export const orderReleased = defineMail({
  name: 'order-released',
  ...toFounder,
  choice: 'order',
  write(context) {
    const { event, operator } = context;
    if (event.type !== 'OrderReleased' || event.data.reason !== 'mandate-late') return null;
    const company = theCompany(context);
    const firm = operator.lawFirm.name;
    return {
      de: {
        subject: 'Deine Bestellung ist aufgehoben',
        preview: 'Du schuldest nichts',
        paragraphs: [
          `die Kanzlei ${firm} hat sich zu deinem Mandat für ${company} nicht gemeldet, und du bist zurückgetreten.`,
          nothingOwed.de,
        ],
        after: [
          'Du kannst das Paket jederzeit neu bestellen. Alles, was du eingetragen hast, bleibt gespeichert.',
        ],
      },
      en: {
        subject: 'Your order is released',
        preview: 'You owe nothing',
        paragraphs: [
          `The law firm ${firm} has not answered about your mandate for ${company}, and you have stepped back.`,
          nothingOwed.en,
        ],
        after: [
          'You can order the package again at any time. Everything you have entered is kept.',
        ],
      },
    };
  },
});
