import { subHours } from 'date-fns/subHours';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import type { Audience, AuthorRole } from '#domain/messages/messages.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { noteRead, readerOf } from '#modules/messages/readings.ts';
import { writeMessage } from '#modules/messages/write-message.ts';

interface DemoMessage {
  /** Whole hours before today's start of the demo. */
  ago: number;
  by: 'founder' | 'staff' | 'lawyer' | 'notary';
  with: Audience;
  text: string;
}

/** By the founder's address: questions that wait, some that are answered, and one to the law firm. */
const conversations: Readonly<Record<string, readonly DemoMessage[]>> = {
  'aylin.demir@example.com': [
    {
      ago: 20,
      by: 'founder',
      with: 'team',
      text: 'Ich möchte den Laden schon im Januar öffnen. Reicht es, wenn wir das Erstgespräch nächste Woche führen?',
    },
  ],
  'paula.winkler@example.com': [
    {
      ago: 70,
      by: 'founder',
      with: 'team',
      text: 'Die zweite Fassung habe ich gelesen. Bekommt das Notariat die Unterlagen von euch, oder schicke ich sie selbst?',
    },
    {
      ago: 66,
      by: 'staff',
      with: 'team',
      text: 'Das machen wir: Sobald die Kanzlei die Fassung freigibt, bekommt das Notariat sie zusammen mit deinem Terminwunsch.',
    },
    {
      ago: 44,
      by: 'founder',
      with: 'law-firm',
      text: 'Darf ich als einzige Geschäftsführerin mit der Gesellschaft einen Mietvertrag über meine eigene Werkstatt schließen?',
    },
  ],
  'wiebke.hinrichs@example.com': [
    {
      ago: 26,
      by: 'notary',
      with: 'notary',
      text: 'Bringt Frau Hinrichs die Vollmacht ihres Mannes mit, oder liegt Ihnen eine Abschrift vor?',
    },
    {
      ago: 22,
      by: 'staff',
      with: 'notary',
      text: 'Es braucht keine: Frau Hinrichs gründet allein und mit eigenem Geld. Im Datenblatt steht sie als einzige Gesellschafterin.',
    },
  ],
  'arne.fiedler@example.com': [
    {
      ago: 21,
      by: 'notary',
      with: 'notary',
      text: 'Vertritt Herr Fiedler allein oder gemeinsam? Satzung und Anmeldung sagen Verschiedenes; ich habe die Unterlagen deshalb zurückgegeben.',
    },
  ],
  'mehmet.kaya@example.com': [
    {
      ago: 30,
      by: 'staff',
      with: 'team',
      text: 'Die Kanzlei bittet um eine Ergänzung in § 6. Wir passen den Entwurf an; du musst dafür nichts tun.',
    },
  ],
};

const team = {
  staff: demoPersonId('staff@example.com'),
  lawyer: demoPersonId('lawyer@example.com'),
};

interface Deps {
  db: Database;
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
}

interface Told {
  id: string;
  founderId: string;
  email: string;
  /** As which the notary writes. */
  roomId: string | undefined;
}

/** What was written about the formation of a demo's founder; added once, and mailed to nobody. */
export async function addDemoMessages(
  deps: Deps,
  { id: foundationId, founderId, email, roomId }: Told,
  now: Date,
): Promise<void> {
  for (const [index, message] of (conversations[email] ?? []).entries()) {
    const role: AuthorRole = message.by === 'founder' ? 'lead' : message.by;
    const id = { founder: founderId, notary: roomId, ...team }[message.by] ?? '';
    const thread = { foundationId, audience: message.with };
    const author = { id, role, reader: readerOf(id, role) };
    await writeMessage(
      deps,
      thread,
      {
        id: uuidv5(`message ${index}`, foundationId),
        author,
        text: message.text,
        fileIds: [],
        sealedBy: founderId,
        members: [],
      },
      subHours(now, message.ago),
    );
  }
  const read = { foundationId, audience: 'team' } as const;
  // Mehmet has not seen what was written last.
  if (!email.startsWith('mehmet')) await noteRead(deps.db, read, { reader: founderId, upTo: 99 });
}
