import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Locale, locales } from '#domain/site/paths.ts';
import { slugSchema } from '#domain/slug.ts';
import { BrokenFile, checked, splitFrontMatter } from '../content/front-matter.ts';
import { contentFolder } from '../shared/imported-files.ts';

/** Where a text is offered: for answers to inquiries, or in the thread with our team or the law firm. */
export const replyPlaces = ['inquiries', 'team', 'law-firm'] as const;
type ReplyPlace = (typeof replyPlaces)[number];

/** A text that the team answers with. Somebody has read it, and it says nothing about the law of a case. */
export interface Reply {
  key: string;
  language: Locale;
  title: string;
  places: ReplyPlace[];
  text: string;
}

const REPLY_CHARS_MAX = 3_000;
const REPLIES_MAX = 100;

const fields = z.strictObject({
  title: z.string().trim().min(1).max(80),
  /** Who has read it, and when last. */
  reviewedBy: z.string().trim().min(1).max(100),
  date: z.iso.date(),
  for: z.array(z.enum(replyPlaces)).min(1),
});
const body = z.string().min(1, 'has no text').max(REPLY_CHARS_MAX, 'is too long');

/**
 * Texts of `content/replies/`, by language and title.
 *
 * @throws BrokenFile at the first broken file
 */
export function readReplies(folder = contentFolder): Reply[] {
  const replies = locales.flatMap((language) =>
    globSync('*.md', { cwd: join(folder, 'replies', language) })
      .map((name) => readReply(folder, language, name.slice(0, -'.md'.length)))
      .toSorted((one, other) => one.title.localeCompare(other.title, language)),
  );
  if (replies.length > REPLIES_MAX) throw new BrokenFile('replies', 'has too many files');
  for (const { key, language } of replies) {
    const isThere = replies.some((other) => other.key === key && other.language !== language);
    if (!isThere)
      throw new BrokenFile(`replies/${language}/${key}.md`, 'is missing in the other language');
  }
  return replies;
}

function readReply(folder: string, language: Locale, name: string): Reply {
  const path = `replies/${language}/${name}.md`;
  const key = checked(path, slugSchema, name);
  const { front, markdown } = splitFrontMatter(path, readFileSync(join(folder, path), 'utf8'));
  const { title, for: places } = checked(path, fields, front);
  return { key, language, title, places, text: checked(path, body, markdown) };
}
