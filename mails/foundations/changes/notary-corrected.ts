import { ERASED } from '#domain/erased.ts';
import { defineMail } from '../../define-mail.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';

export const notaryCorrected = defineMail({
  name: 'notary-corrected',
  ...toFounder,
  choice: 'turn',
  write(context) {
    const { event } = context;
    if (event.type !== 'NotaryCorrected' || event.data.name === ERASED) return null;
    const { name, email, city, reason } = event.data;
    const lines = [email, city, reason].filter((line) => line && line !== ERASED) as string[];
    return {
      de: {
        subject: 'Wir haben die Angaben zu deinem Notariat berichtigt',
        preview: 'Es bleibt dasselbe Notariat; ein früherer Link gilt nicht mehr',
        heading: 'Die Angaben zu deinem Notariat sind berichtigt',
        paragraphs: [
          `unser Team hat Schreibweise oder Adresse des Notariats berichtigt, das du für ${theCompany(context)} genannt hast:`,
        ],
        note: { title: name, lines },
        after: [
          'Es bleibt das Notariat deiner Wahl. War schon ein Link zum Hochladen verschickt, gilt er nicht ' +
            'mehr, und das Notariat bekommt einen neuen.',
          'Stimmt etwas nicht, antworte auf diese E-Mail.',
        ],
      },
      en: {
        subject: 'We have corrected the details of your notary',
        preview: 'It is the same notary; a link that was sent before no longer works',
        paragraphs: [
          `Our team has corrected how the notary you named for ${theCompany(context)} is spelt or reached:`,
        ],
        note: { title: name, lines },
        after: [
          'It is still the notary you chose. If a link to upload a file had been sent, it no longer ' +
            'works, and the notary gets a new one.',
          'If this is not right, reply to this email.',
        ],
      },
    };
  },
});
