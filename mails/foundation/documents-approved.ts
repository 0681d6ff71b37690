import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

export const documentsApproved: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const company = companyOr(context);
    const url = foundationPage(context);
    const state = context.history.state;
    const hasNotary = state.status !== 'not-started' && state.notary !== undefined;
    const shared = { station: 5, greeting: greeting(context), reason: founderReason(context) };
    if (context.language === 'en') {
      return {
        ...shared,
        subject: 'Your founding documents are approved',
        preview: 'Next comes the appointment at the notary',
        heading: 'Your founding documents are approved',
        paragraphs: [
          `A lawyer has reviewed and approved the documents for ${company}.`,
          hasNotary
            ? 'We now ask the notary you named for a date and write to you as soon as there is one.'
            : 'Next comes the notary, and the choice is yours: please name one on the page of ' +
              'your foundation. We then ask for a date.',
        ],
        button: { label: hasNotary ? 'Go to your foundation' : 'Name a notary', url },
      };
    }
    return {
      ...shared,
      subject: 'Deine Gründungsunterlagen sind freigegeben',
      preview: 'Als Nächstes kommt der Termin beim Notar',
      heading: 'Deine Gründungsunterlagen sind freigegeben',
      paragraphs: [
        `die Unterlagen für ${company} sind anwaltlich geprüft und freigegeben.`,
        hasNotary
          ? 'Wir fragen jetzt bei dem Notariat, das du genannt hast, nach einem Termin und ' +
            'schreiben dir, sobald es einen gibt.'
          : 'Als Nächstes kommt das Notariat, und die Wahl liegt bei dir: Bitte nenne uns eines ' +
            'auf der Seite deiner Gründung. Dann fragen wir nach einem Termin.',
      ],
      button: { label: hasNotary ? 'Zu deiner Gründung' : 'Notariat nennen', url },
    };
  },
};
