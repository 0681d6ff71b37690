import { defineMail } from '../define-mail.ts';
import { toLawyers } from './lawyers-frame.ts';

export const documentsToReview = defineMail({
  name: 'documents-to-review',
  ...toLawyers,
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
