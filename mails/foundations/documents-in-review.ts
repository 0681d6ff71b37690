import { spokenDay } from '#domain/site/formats.ts';
import { expectedBy } from '#domain/site/waiting-times.ts';
import { defineMail } from '../define-mail.ts';
import { foundationPage, founderReason, greeting, theCompany } from './foundation-frame.ts';
import { loadFoundation } from './load-foundation.ts';

export const documentsInReview = defineMail({
  name: 'documents-in-review',
  to: 'founder',
  load: loadFoundation,
  notice: true,
  write(context) {
    const company = theCompany(context);
    const url = foundationPage(context);
    const { occurredAt } = context.event.metadata;
    // They were drafted, so nothing waits for a withdrawal period.
    const review = { status: 'review-pending', since: occurredAt, beginsAfter: null } as const;
    const by = spokenDay(
      expectedBy(review, occurredAt) ?? occurredAt,
      context.language,
      occurredAt,
    );
    const shared = { station: 4, greeting: greeting(context), reason: founderReason(context) };
    if (context.language === 'en') {
      return {
        ...shared,
        subject: 'Your formation documents are ready for review',
        preview: 'Please read them; the law firm reviews them as well',
        heading: 'Your formation documents are ready for review',
        paragraphs: [
          `The documents for ${company} have been drafted. The law firm ${context.operator.lawFirm.name} ` +
            `reviews them before a notary receives them, probably by ${by}.`,
          'Please read them, too. If something is not as you want it, ask for a change and say what ' +
            'it is about. Otherwise there is nothing you need to do.',
        ],
        button: { label: 'Read the documents', url },
      };
    }
    return {
      ...shared,
      subject: 'Deine Gründungsunterlagen liegen zur Prüfung bereit',
      preview: 'Lies sie bitte auch selbst; die Kanzlei prüft sie',
      heading: 'Deine Gründungsunterlagen liegen zur Prüfung bereit',
      paragraphs: [
        `die Unterlagen für ${company} sind entworfen. Bevor ein Notariat sie bekommt, prüft die ` +
          `Kanzlei ${context.operator.lawFirm.name} sie, voraussichtlich bis ${by}.`,
        'Bitte lies sie auch selbst. Ist etwas nicht so, wie du es möchtest, bitte um eine ' +
          'Änderung und schreib dazu, worum es geht. Sonst brauchst du nichts zu tun.',
      ],
      button: { label: 'Unterlagen lesen', url },
    };
  },
});
