import { roomCode as rules } from '#domain/rooms/code.ts';
import { codeOf } from '#modules/rooms/codes.ts';
import { defineMail } from '../define-mail.ts';
import { loadCode, roomFrame } from './load-room.ts';

const MINUTES = rules.validMs / 60_000;

/** The code that opens a room in the browser which asked for it. No copy is kept. */
export const roomCode = defineMail({
  name: 'room-code',
  to: 'notary',
  choice: 'none',
  load: loadCode,
  outdated: ({ askedAt, isUsed }, now) =>
    isUsed || now.getTime() >= askedAt.getTime() + rules.mailedWithinMs,
  frame: roomFrame,
  write({ company, reference, codeId, linkSecret }) {
    const code = codeOf(linkSecret, codeId).replace(/(\d{3})(\d{3})/, '$1 $2');
    return {
      subject: `Code für Ihren Raum: ${company} (${reference})`,
      preview: `Er gilt ${MINUTES} Minuten`,
      heading: 'Ihr Code',
      paragraphs: ['mit diesem Code öffnen Sie den Raum in dem Browser, der ihn angefordert hat:'],
      note: { title: code, lines: [`Er gilt ${MINUTES} Minuten und einmal.`] },
      after: [
        'Niemand von uns fragt Sie nach diesem Code. Haben Sie ihn nicht angefordert, dann hat jemand den Link aus unserer früheren E-Mail geöffnet; ohne diesen Code sieht er nichts. Sagen Sie uns in diesem Fall bitte Bescheid.',
      ],
      english: [
        `The code above opens the room for ${company} in the browser that asked for it. It works once, for ${MINUTES} minutes. If you did not ask for it, please let us know.`,
      ],
    };
  },
});
