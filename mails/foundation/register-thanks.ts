import { type FoundationTemplate, notaryFrame } from './context.ts';

export const registerThanks: FoundationTemplate = {
  to: 'notary',
  write: (context) => ({
    ...notaryFrame(context),
    subject: `Handelsregisterauszug ${context.company} ist angekommen`,
    preview: 'Vielen Dank. Die Gründung ist damit abgeschlossen',
    heading: 'Vielen Dank für den Handelsregisterauszug',
    paragraphs: [
      `der Auszug für ${context.company} ist angekommen. Damit ist die Gründung abgeschlossen; ` +
        'von Ihrer Seite ist nichts mehr zu tun.',
    ],
    english: [
      `Thank you: the register extract for ${context.company} has arrived, and the formation is ` +
        'complete. Nothing else is needed from you.',
    ],
  }),
};
