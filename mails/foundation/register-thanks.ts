import { type FoundationTemplate, notaryFrame } from './told.ts';

export const registerThanks: FoundationTemplate = {
  to: 'notary',
  write: (told) => ({
    ...notaryFrame(told),
    subject: `Handelsregisterauszug ${told.company} ist angekommen`,
    preview: 'Vielen Dank. Die Gründung ist damit abgeschlossen',
    heading: 'Vielen Dank für den Handelsregisterauszug',
    paragraphs: [
      `der Auszug für ${told.company} ist angekommen. Damit ist die Gründung abgeschlossen; ` +
        'von Ihrer Seite ist nichts mehr zu tun.',
    ],
    english: [
      `Thank you: the register extract for ${told.company} has arrived, and the formation is ` +
        'complete. Nothing else is needed from you.',
    ],
  }),
};
