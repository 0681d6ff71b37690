import { defineMail } from '../define-mail.ts';
import { toNotary } from './foundation-frame.ts';
import { loadFoundation } from './load-foundation.ts';

export const certificateThanks = defineMail({
  name: 'certificate-thanks',
  ...toNotary,
  load: loadFoundation,
  write: ({ company }) => ({
    subject: `Gründungsurkunde der ${company} ist angekommen`,
    preview: 'Vielen Dank. Als Nächstes wird das Stammkapital eingezahlt',
    heading: 'Vielen Dank für die Gründungsurkunde',
    paragraphs: [
      `die Gründungsurkunde für die ${company} ist angekommen und liegt der Gründerin oder ` +
        'dem Gründer vor.',
      'Als Nächstes wird das Geschäftskonto eröffnet und das Stammkapital eingezahlt. Sobald es so ' +
        'weit ist, schreiben wir Ihnen; den Kontoauszug schickt Ihnen die Gründerin oder der Gründer. Bis dahin brauchen Sie nichts zu tun.',
    ],
    english: [
      `Thank you: the deed of formation for ${company} has arrived. We will write again ` +
        'as soon as the share capital has been paid in; the founder sends you the bank statement. ' +
        'Until then there is nothing you need to do.',
    ],
  }),
});

export const registerThanks = defineMail({
  name: 'register-thanks',
  ...toNotary,
  load: loadFoundation,
  write: ({ company }) => ({
    subject: `Registerauszug der ${company} ist angekommen`,
    preview: 'Vielen Dank. Die Gründung ist damit abgeschlossen',
    heading: 'Vielen Dank für den Registerauszug',
    paragraphs: [
      `der Auszug für die ${company} ist angekommen. Damit ist die Gründung abgeschlossen; ` +
        'von Ihrer Seite ist nichts mehr zu tun.',
    ],
    english: [
      `Thank you: the commercial register extract for ${company} has arrived, and the ` +
        'company formation is complete. Nothing else is needed from you.',
    ],
  }),
});
