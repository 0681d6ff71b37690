import { type FoundationTemplate, notaryFrame } from './context.ts';

export const certificateThanks: FoundationTemplate = {
  to: 'notary',
  write: (context) => ({
    ...notaryFrame(context),
    subject: `Gründungsurkunde ${context.company} ist angekommen`,
    preview: 'Vielen Dank. Als Nächstes wird das Stammkapital eingezahlt',
    heading: 'Vielen Dank für die Gründungsurkunde',
    paragraphs: [
      `die Gründungsurkunde für ${context.company} ist angekommen und liegt der Gründerin oder dem ` +
        'Gründer vor.',
      'Als Nächstes wird das Geschäftskonto eröffnet und das Stammkapital eingezahlt. Sobald die ' +
        'Bestätigung der Bank da ist, schreiben wir Ihnen. Bis dahin brauchen Sie nichts zu tun.',
    ],
    english: [
      `Thank you: the certificate of formation for ${context.company} has arrived. We write to you ` +
        'again when the share capital has been paid in.',
    ],
  }),
};
