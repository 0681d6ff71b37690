import { ERASED } from '#domain/erased.ts';
import { defineMail } from '../define-mail.ts';
import { theCompany, toFounder } from './foundation-frame.ts';

export const changesRequested = defineMail({
  name: 'changes-requested',
  ...toFounder,
  choice: 'progress',
  write(context) {
    const { event } = context;
    if (event.type !== 'DocumentChangesRequested' || event.data.reason === ERASED) return null;
    const company = theCompany(context);
    const byFounder = event.metadata.actor.role === 'founder';
    const lines = event.data.reason.split('\n');
    return {
      station: 3,
      de: {
        subject: 'Deine Unterlagen werden überarbeitet',
        preview: byFounder ? 'Dein Wunsch ist angekommen' : 'Die Prüfung hat Änderungen ergeben',
        paragraphs: [
          byFounder
            ? `dein Änderungswunsch für ${company} ist angekommen. Die Kanzlei überarbeitet die Unterlagen.`
            : `die Prüfung der Unterlagen für ${company} hat Änderungen ergeben. ` +
              'Die Kanzlei arbeitet sie ein.',
        ],
        note: { title: byFounder ? 'Das hast du geschrieben' : 'Darum geht es', lines },
        after: [
          'Wir schreiben dir, wenn sie wieder zur Prüfung gehen. Du brauchst jetzt nichts zu tun.',
        ],
      },
      en: {
        subject: 'Your documents are being revised',
        preview: byFounder ? 'We have received your request' : 'The review has led to changes',
        paragraphs: [
          byFounder
            ? `We have received your request for ${company}. The law firm is revising the documents.`
            : `The review of the documents for ${company} has led to changes. The law firm is making them.`,
        ],
        note: { title: byFounder ? 'What you wrote' : 'What it is about', lines },
        after: [
          'We will email you when they are ready for review again. There is nothing you need to do for now.',
        ],
      },
    };
  },
});
