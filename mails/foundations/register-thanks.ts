import { defineMail } from '../define-mail.ts';
import { toNotary } from './foundation-frame.ts';
import { loadFoundation } from './load-foundation.ts';

export const registerThanks = defineMail({
  name: 'register-thanks',
  ...toNotary,
  load: loadFoundation,
  write: (context) => ({
    subject: `Registerauszug der ${context.company} ist angekommen`,
    preview: 'Vielen Dank. Die Gründung ist damit abgeschlossen',
    heading: 'Vielen Dank für den Registerauszug',
    paragraphs: [
      `der Auszug für die ${context.company} ist angekommen. Damit ist die Gründung abgeschlossen; ` +
        'von Ihrer Seite ist nichts mehr zu tun.',
    ],
    english: [
      `Thank you: the commercial register extract for ${context.company} has arrived, and the ` +
        'company formation is complete. Nothing else is needed from you.',
    ],
  }),
});
