import { ERASED } from '#domain/erased.ts';
import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

export const changesRequested: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const { event, language } = context;
    if (event.type !== 'DocumentChangesRequested' || event.data.reason === ERASED) return null;
    const company = companyOr(context);
    const byFounder = event.metadata.actor.role === 'founder';
    const url = foundationPage(context);
    const shared = { station: 3, greeting: greeting(context), reason: founderReason(context) };
    const lines = event.data.reason.split('\n');
    if (language === 'en') {
      return {
        ...shared,
        subject: 'Your documents are being revised',
        preview: byFounder ? 'Your request has arrived' : 'The review has led to changes',
        heading: 'Your documents are being revised',
        paragraphs: [
          byFounder
            ? `Your request for ${company} has arrived. We revise the documents.`
            : `The review of the documents for ${company} has led to changes. We revise them.`,
        ],
        note: { title: byFounder ? 'What you wrote' : 'What it is about', lines },
        after: ['We write to you when they go to review again. You need not do anything now.'],
        button: { label: 'Go to your foundation', url },
      };
    }
    return {
      ...shared,
      subject: 'Deine Unterlagen werden überarbeitet',
      preview: byFounder ? 'Dein Wunsch ist angekommen' : 'Die Prüfung hat Änderungen ergeben',
      heading: 'Deine Unterlagen werden überarbeitet',
      paragraphs: [
        byFounder
          ? `dein Änderungswunsch für ${company} ist angekommen. Wir überarbeiten die Unterlagen.`
          : `die Prüfung der Unterlagen für ${company} hat Änderungen ergeben. ` +
            'Wir überarbeiten sie.',
      ],
      note: { title: byFounder ? 'Das hast du geschrieben' : 'Darum geht es', lines },
      after: [
        'Wir schreiben dir, wenn sie wieder zur Prüfung gehen. Du brauchst jetzt nichts zu tun.',
      ],
      button: { label: 'Zu deiner Gründung', url },
    };
  },
};
