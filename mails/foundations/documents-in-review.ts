import { expectedBy } from '#domain/foundations/forecast/turnaround.ts';
import { spokenDay } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { theCompany, toFounder } from './foundation-frame.ts';
import { type FoundationContext } from './load-foundation.ts';

export const documentsInReview = defineMail({
  name: 'documents-in-review',
  ...toFounder,
  choice: 'progress',
  write(context) {
    const company = theCompany(context);
    const { occurredAt, dueOn } = context.event.metadata;
    // They were drafted, so nothing waits for a withdrawal period.
    const review = { status: 'review-pending', since: occurredAt, beginsAfter: null } as const;
    const by = spokenDay(
      // The page says the same day.
      dueOn ?? expectedBy(review, occurredAt) ?? occurredAt,
      context.language,
      occurredAt,
    );
    const answered = hasAnswers(context);
    return {
      station: 4,
      de: {
        subject: 'Deine Gründungsunterlagen liegen zur Prüfung bereit',
        preview: 'Lies sie bitte auch selbst; die Kanzlei prüft sie',
        paragraphs: [
          `die Unterlagen für ${company} sind entworfen. Bevor ein Notariat sie bekommt, prüft die ` +
            `Kanzlei ${context.operator.lawFirm.name} sie, voraussichtlich bis ${by}.`,
          ...(answered
            ? [
                'Was geändert werden sollte, ist beantwortet; auf der Seite deiner Gründung steht, was daraus geworden ist.',
              ]
            : []),
          'Bitte lies sie auch selbst. Ist etwas nicht so, wie du es möchtest, fordere eine ' +
            'Änderung an und schreib dazu, worum es geht. Sonst brauchst du nichts zu tun.',
        ],
        button: 'Unterlagen lesen',
      },
      en: {
        subject: 'Your formation documents are ready for review',
        preview: 'Please read them; the law firm reviews them as well',
        paragraphs: [
          `The documents for ${company} have been drafted. The law firm ${context.operator.lawFirm.name} ` +
            `reviews them before a notary receives them, probably by ${by}.`,
          ...(answered
            ? [
                'What was asked to be changed has been answered; on your company’s page you see what became of it.',
              ]
            : []),
          'Please read them yourself, too. If something is not as you want it, ask for a change and tell ' +
            'us what it is about. Otherwise there is nothing you need to do.',
        ],
        button: 'Read the documents',
      },
    };
  },
});

/** Whether changes had been requested, each of which has an answer or a new version by now. */
const hasAnswers = ({ history: { state } }: Pick<FoundationContext, 'history'>): boolean =>
  'changeRequests' in state && state.changeRequests.length > 0;
