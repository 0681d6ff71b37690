import { defineMail } from '../define-mail.ts';
import { loadRoom, roomAddress, roomFrame } from './load-room.ts';

/** The link to the room once more, because the notary has lost it or the team has revoked it in between. */
export const roomLink = defineMail({
  name: 'room-link',
  to: 'notary',
  choice: 'none',
  load: loadRoom,
  frame: roomFrame,
  write(context) {
    const { company, reference } = context;
    return {
      subject: `Noch einmal: der Link zu Ihrem Raum für die ${company} (${reference})`,
      preview: 'Der Link führt in denselben Raum wie bisher',
      heading: 'Der Link zu Ihrem Raum',
      paragraphs: [
        `hier ist noch einmal der Link zum Raum für die Gründung der ${company}. Er führt in denselben Raum wie bisher, mit Unterlagen, Terminen und Ihren Fragen.`,
      ],
      after: [
        'Zum Öffnen schicken wir wie immer einen sechsstelligen Code an diese Adresse.',
        'Bitte geben Sie die E-Mail nur innerhalb Ihres Notariats weiter.',
      ],
      button: { label: 'Raum öffnen', url: roomAddress(context) },
      english: [
        `Here is the link to the room for the formation of ${company} once more. As before, a six-digit code goes to this address each time you open it.`,
      ],
    };
  },
});
