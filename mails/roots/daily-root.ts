import { longDay } from '#domain/site/formats.ts';
import { findRoot, type PublishedRoot } from '#modules/roots/roots.ts';
import { defineMail, type Loaded, type MailDeps, teamOf } from '../define-mail.ts';

async function loadRoot(
  { db, operator }: MailDeps,
  { day }: { day: string },
): Promise<Loaded<{ root: PublishedRoot }, 'team'> | null> {
  const root = await findRoot(db, day);
  return root ? { facts: { root }, readers: { team: () => teamOf(operator) }, filed: null } : null;
}

/** Out of reach of whoever can write to the database: keep these mails. */
export const dailyRoot = defineMail({
  name: 'daily-root',
  to: 'team',
  choice: 'none',
  load: loadRoot,
  frame: ({ sender }) => ({
    greeting: 'Guten Tag,',
    reason: `Diese E-Mail geht jeden Tag an das Team von ${sender}.`,
  }),
  write({ root: { day, root, previous }, address }) {
    return {
      subject: `Prüfsumme vom ${longDay(`${day}T12:00:00Z`, 'de')}: ${root.slice(0, 12)}`,
      preview: 'Sie steht für alle Ereignisse bis heute.',
      heading: `Prüfsumme vom ${longDay(`${day}T12:00:00Z`, 'de')}`,
      paragraphs: [
        'diese Prüfsumme steht für alle Ereignisse aller Gründungen bis heute. Bewahrt die E-Mail auf: Mit ihr zeigt sich, wenn später jemand etwas in der Datenbank ändert oder entfernt.',
      ],
      note: {
        title: `${day}=${root}`,
        lines: [previous ? `Davor: ${previous}` : 'Sie ist die erste.'],
      },
      button: { label: 'Veröffentlichte Prüfsummen', url: address('checksums') },
    };
  },
});
