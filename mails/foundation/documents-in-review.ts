import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

export const documentsInReview: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const company = companyOr(context);
    const url = foundationPage(context);
    const shared = { station: 4, greeting: greeting(context), reason: founderReason(context) };
    if (context.language === 'en') {
      return {
        ...shared,
        subject: 'Your founding documents are ready for review',
        preview: 'Read them now; a lawyer reviews them as well',
        heading: 'Your founding documents are ready for review',
        paragraphs: [
          `The documents for ${company} are drawn up. A lawyer reviews them before any notary ` +
            'receives them; that usually takes two or three working days.',
          'Please read them as well. If something is not as you want it, ask for a change and ' +
            'say what it is about. Otherwise you need not do anything.',
        ],
        button: { label: 'Read the documents', url },
      };
    }
    return {
      ...shared,
      subject: 'Deine Gründungsunterlagen liegen zur Prüfung bereit',
      preview: 'Lies sie jetzt; auch eine Anwältin oder ein Anwalt prüft sie',
      heading: 'Deine Gründungsunterlagen liegen zur Prüfung bereit',
      paragraphs: [
        `die Unterlagen für ${company} sind erstellt. Bevor ein Notariat sie bekommt, werden sie ` +
          'anwaltlich geprüft; das dauert meist zwei bis drei Werktage.',
        'Bitte lies sie auch selbst. Ist etwas nicht so, wie du es möchtest, bitte um eine ' +
          'Änderung und schreib dazu, worum es geht. Sonst brauchst du nichts zu tun.',
      ],
      button: { label: 'Unterlagen lesen', url },
    };
  },
};
