import { defineMail } from '../define-mail.ts';
import { loadNews, roomAddress, roomFrame } from './load-room.ts';

/** Says that something was written in the room, never what. */
export const roomMessage = defineMail({
  name: 'room-message',
  to: 'notary',
  choice: 'none',
  load: loadNews,
  outdated: ({ isRead }) => isRead,
  frame: roomFrame,
  write(context) {
    const { company, reference } = context;
    return {
      subject: `Neue Nachricht in Ihrem Raum: ${company} (${reference})`,
      preview: 'Sie steht in Ihrem Raum',
      heading: 'Eine neue Nachricht für Sie',
      paragraphs: [
        `im Raum für die ${company} steht eine neue Nachricht. Dort antworten Sie auch; Antworten auf diese E-Mail kommen nicht in das Gespräch.`,
      ],
      button: { label: 'Nachricht lesen', url: roomAddress(context) },
      english: [
        `There is a new message in the room for ${company}. You can read and answer it there; replies to this email do not reach the conversation.`,
      ],
    };
  },
});
