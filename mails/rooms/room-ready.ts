import { defineMail } from '../define-mail.ts';
import { loadRoom, roomAddress, roomFrame } from './load-room.ts';

/** The link to the room of a notary; reading takes a code that goes to the same address. */
export const roomReady = defineMail({
  name: 'room-ready',
  to: 'notary',
  choice: 'none',
  load: loadRoom,
  frame: roomFrame,
  write(context) {
    const { company, reference } = context;
    return {
      subject: `Ihr Raum für die Gründung der ${company} (${reference})`,
      preview: 'Unterlagen, Datenblatt, Termine und Fragen an einem Ort',
      heading: `Ihr Raum für die ${company}`,
      paragraphs: [
        'Ihr Notariat wurde für diese Gründung gewählt. Alle Beteiligten haben Sie uns und der Kanzlei gegenüber von der Verschwiegenheit entbunden.',
        'In einem eigenen Raum finden Sie die freigegebenen Unterlagen und das Datenblatt mit allen Angaben. Dort schlagen Sie Termine vor, stellen Fragen, sagen ab und laden später Urkunde und Registerauszug hoch.',
      ],
      after: [
        'Sie brauchen kein Konto: Zum Öffnen schicken wir jedes Mal einen sechsstelligen Code an diese Adresse. Der Raum bleibt offen, bis die Gründung abgeschlossen ist; auch später führt dieser Link dorthin.',
        'Bitte geben Sie die E-Mail nur innerhalb Ihres Notariats weiter.',
      ],
      button: { label: 'Raum öffnen', url: roomAddress(context) },
      english: [
        `You have been chosen as the notary for the formation of ${company}, and everyone involved has released you from confidentiality towards us and the law firm. The button above leads to a room with the approved documents, the data sheet, dates and questions. You do not need an account: each time you open it, a six-digit code goes to this address.`,
      ],
    };
  },
});
