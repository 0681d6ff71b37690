import type { Dependencies } from '#workflows/activities/dependencies.ts';
import { addressesIn, type Language } from './addresses.ts';
import { calendarFile } from './calendar.ts';
import { render } from './layout.ts';
import type { Letter } from './letter.ts';

export interface Reader {
  name: string;
  email: string;
  language: Language;
}

export interface Delivery {
  /** Local part of the Message-ID, key in `sent_mails`. */
  id: string;
  mail: string;
  foundationId: string | null;
  /** Instant of what the mail is about; dates the calendar file. */
  stamp: string;
}

/**
 * Sends a mail unless it has been sent, and notes it. The note is written first and becomes
 * visible with the sending: an attempt that overlaps waits for it, a failed one takes it back.
 * Nobody to write to or nothing to say is noted too, so that it is not owed any more.
 */
export async function sendOnce(
  deps: Dependencies,
  { id, mail, foundationId, stamp }: Delivery,
  reader: Reader | null,
  letter: Letter | null,
): Promise<void> {
  const content = reader && letter ? await contentOf(deps, reader, letter) : null;
  await deps.mailDb.transaction().execute(async (transaction) => {
    const noted = await transaction
      .insertInto('sent_mails')
      .values({ message_id: id, mail, foundation_id: foundationId, skipped: content === null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('message_id')
      .executeTakeFirst();
    if (!noted || !content || !reader || !letter) return;
    const { domain } = deps.post.sender;
    const calendar = letter.calendar && calendarFile(letter.calendar, domain, stamp);
    const to = { name: reader.name, address: reader.email };
    const { subject } = letter;
    await deps.post.send({ id, to, language: reader.language, subject, ...content, calendar });
  });
}

function contentOf({ post, publicUrl }: Dependencies, { language }: Reader, letter: Letter) {
  const address = addressesIn(publicUrl, language);
  return render(letter, { language, sender: post.sender.name, address });
}
