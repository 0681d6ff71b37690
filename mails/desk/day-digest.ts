import type { Digest, DigestTask } from '#domain/desk/digests.ts';
import { taskNames } from '#domain/desk/names.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { isObstacleKind } from '#domain/foundations/obstacles.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { dayKey, dayOfYear } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { activeReader } from '#modules/accounts/directory/people.ts';
import { digestOf } from '#modules/desk/digests.ts';
import { defineMail, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import { greet } from '../greeting.ts';

export interface DigestFacts {
  day: string;
  digest: Digest;
}

async function loadDigest(
  { db }: MailDeps,
  { accountId, day }: { accountId: string; day: string },
): Promise<Loaded<DigestFacts, 'colleague'> | null> {
  const digest = await digestOf(db, { accountId, day });
  if (!digest) return null;
  return {
    facts: { day, digest },
    readers: {
      async colleague() {
        const account = await activeReader(db, accountId);
        return account && account.role !== 'member' ? readerOf(account) : null;
      },
    },
    filed: null,
  };
}

/** What waits for somebody of the team. No names and no words of others: they are behind the login. */
export const dayDigest = defineMail({
  name: 'day-digest',
  to: 'colleague',
  choice: 'none',
  load: loadDigest,
  outdated: ({ day }, now) => dayKey(now.toISOString()) > day,
  frame: (context) => ({
    greeting: greet(context),
    reason: {
      de: `Du bekommst diese E-Mail, weil du bei ${context.sender} den Tagesüberblick bestellt hast. In deinem Kontomenü oben rechts bestellst du ihn ab.`,
      en: `You are receiving this because you asked for the day’s digest at ${context.sender}. You can end it in your account menu at the top right.`,
    }[context.language],
  }),
  write({ digest, address, language }) {
    const url = address('console');
    const lines = linesOf(digest, language);
    return {
      de: {
        subject: `Dein Tag: ${countsOf(digest, 'de')}`,
        preview: 'Was heute auf dich wartet',
        heading: 'Was heute auf dich wartet',
        paragraphs: [`heute Morgen sind das: ${countsOf(digest, 'de')}.`],
        note: lines && { title: 'Zuerst fällig', lines },
        button: { label: '„Heute“ öffnen', url },
      },
      en: {
        subject: `Your day: ${countsOf(digest, 'en')}`,
        preview: 'What is waiting for you today',
        heading: 'What is waiting for you today',
        paragraphs: [`This morning there are: ${countsOf(digest, 'en')}.`],
        note: lines && { title: 'Due first', lines },
        button: { label: 'Open “Today”', url },
      },
    };
  },
});

/** "2 überfällig, 3 heute fällig, 1 neue Benachrichtigung" */
function countsOf({ overdue, dueToday, notices }: Digest, language: Locale): string {
  const words = {
    de: [
      `${overdue} überfällig`,
      `${dueToday} heute fällig`,
      notices === 1 ? '1 neue Benachrichtigung' : `${notices} neue Benachrichtigungen`,
    ],
    en: [
      `${overdue} overdue`,
      `${dueToday} due today`,
      notices === 1 ? '1 new notification' : `${notices} new notifications`,
    ],
  }[language];
  return words.filter((_, index) => [overdue, dueToday, notices][index] !== 0).join(', ');
}

/** The first of them, and how many more there are; undefined where only notices are new. */
function linesOf({ overdue, dueToday, tasks }: Digest, language: Locale): string[] | undefined {
  if (tasks.length === 0) return undefined;
  const more = overdue + dueToday - tasks.length;
  const rest = { de: `und ${more} weitere`, en: `and ${more} more` }[language];
  return [...tasks.map((task) => lineOf(task, language)), ...(more > 0 ? [rest] : [])];
}

function lineOf({ about, foundationId, dueOn }: DigestTask, language: Locale): string {
  const name = (isObstacleKind(about) ? obstacleNames[about] : taskNames[about])[language];
  const due = dayOfYear(dueOn.slice(5), language);
  const when = { de: `fällig am ${due}`, en: `due on ${due}` }[language];
  const of = foundationId && { de: 'Akte', en: 'Case' }[language];
  return of ? `${of} ${fileNumber(foundationId)}: ${name}, ${when}` : `${name}, ${when}`;
}
