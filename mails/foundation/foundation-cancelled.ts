import {
  companyOr,
  type FoundationTemplate,
  foundationPage,
  founderReason,
  greeting,
} from './context.ts';

export const foundationCancelled: FoundationTemplate = {
  to: 'founder',
  write(context) {
    const company = companyOr(context);
    const url = foundationPage(context);
    const byFounder = context.event.metadata.actor.role === 'founder';
    const shared = { greeting: greeting(context), reason: founderReason(context) };
    if (context.language === 'en') {
      return {
        ...shared,
        subject: 'Your foundation has been cancelled',
        preview: `It is about ${company}`,
        heading: 'Your foundation has been cancelled',
        paragraphs: [
          byFounder
            ? `You have cancelled the foundation of ${company}. We stop all work on it.`
            : `The foundation of ${company} has been cancelled. You find the reason on its page.`,
          'The documents so far remain available to you. Booked appointments and open access for ' +
            'the notary have ended. If you want to found after all, start anew at any time.',
        ],
        button: { label: 'Go to your foundation', url },
      };
    }
    return {
      ...shared,
      subject: 'Deine Gründung ist abgebrochen',
      preview: `Es geht um ${company}`,
      heading: 'Deine Gründung ist abgebrochen',
      paragraphs: [
        byFounder
          ? `du hast die Gründung von ${company} abgebrochen. Wir beenden alle Arbeiten daran.`
          : `die Gründung von ${company} wurde abgebrochen. Den Grund findest du auf ihrer Seite.`,
        'Die bisherigen Unterlagen bleiben für dich abrufbar. Gebuchte Termine und offene Zugänge ' +
          'für das Notariat sind beendet. Willst du doch gründen, kannst du jederzeit neu beginnen.',
      ],
      button: { label: 'Zu deiner Gründung', url },
    };
  },
};
