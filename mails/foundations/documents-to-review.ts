import { defineMail } from '../define-mail.ts';
import { greetLawyer } from '../greeting.ts';
import { loadFoundation } from './load-foundation.ts';

export const documentsToReview = defineMail({
  name: 'documents-to-review',
  to: 'lawyers',
  choice: 'none',
  load: loadFoundation,
  frame: ({ language, name, sender }) => ({
    greeting: greetLawyer({ language, name }),
    reason: {
      de: `Du bekommst diese E-Mail, weil du bei ${sender} Unterlagen anwaltlich prüfst.`,
      en: `You are receiving this because you review documents as a lawyer with ${sender}.`,
    }[language],
  }),
  write(context) {
    const url = context.address('console');
    const count = 'documents' in context.history.state ? context.history.state.documents.length : 0;
    return {
      de: {
        subject: 'Unterlagen warten auf deine Prüfung',
        preview: `${count === 1 ? 'Ein Dokument' : `${count} Dokumente`}`,
        paragraphs: [
          `zu einer Gründung ${count === 1 ? 'liegt ein Dokument' : `liegen ${count} Dokumente`} ` +
            'zur Prüfung bereit. Du kannst die Unterlagen freigeben oder mit einer Begründung zurückgeben.',
        ],
        button: { label: 'Arbeitsliste öffnen', url },
      },
      en: {
        subject: 'Documents are waiting for your review',
        preview: `${count === 1 ? 'One document' : `${count} documents`}`,
        paragraphs: [
          `A company formation has ${count === 1 ? 'one document' : `${count} documents`} ready for ` +
            'review. You can approve the documents or send them back with a reason.',
        ],
        button: { label: 'Open the work list', url },
      },
    };
  },
});
