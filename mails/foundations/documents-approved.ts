import { defineMail } from '../define-mail.ts';
import { theCompany, toFounder } from './foundation-frame.ts';
import { type FoundationContext } from './load-foundation.ts';

/** Otherwise the founder is asked to name one. */
const hasNotary = ({ history: { state } }: Pick<FoundationContext, 'history'>): boolean =>
  state.status !== 'not-started' && state.notary !== undefined;

export const documentsApproved = defineMail({
  name: 'documents-approved',
  ...toFounder,
  choice: (facts) => (hasNotary(facts) ? 'progress' : 'turn'),
  write(context) {
    const company = theCompany(context);
    const named = hasNotary(context);
    return {
      station: 5,
      de: {
        subject: 'Deine Gründungsunterlagen sind freigegeben',
        preview: 'Als Nächstes kommt der Notartermin',
        paragraphs: [
          `die Kanzlei hat die Unterlagen für ${company} geprüft und freigegeben.`,
          named
            ? 'Wir fragen jetzt bei dem Notariat, das du genannt hast, nach einem Termin und ' +
              'schreiben dir, sobald es einen gibt.'
            : 'Als Nächstes kommt das Notariat, und die Wahl liegt bei dir: Bitte nenne uns eines ' +
              'auf der Seite deiner Gründung. Dann fragen wir nach einem Termin.',
        ],
        after: [
          'Dein Notariat bekommt die Entwürfe von der Kanzlei. Fragt es dich danach, findest du sie bei ' +
            'deinen Unterlagen.',
        ],
        button: named ? undefined : 'Notariat nennen',
      },
      en: {
        subject: 'Your formation documents are approved',
        preview: 'Next comes the notary appointment',
        paragraphs: [
          `The law firm has reviewed and approved the documents for ${company}.`,
          named
            ? 'We will now ask the notary you named for an appointment and email you as soon as we have one.'
            : 'The notary comes next, and the choice is yours: please name one on your company’s page. ' +
              'We will then ask for an appointment.',
        ],
        after: [
          'Your notary gets the drafts from the law firm. If the notary asks you for them, they are among ' +
            'your documents.',
        ],
        button: named ? undefined : 'Name a notary',
      },
    };
  },
});
