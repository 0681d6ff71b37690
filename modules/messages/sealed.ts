import { ERASED } from '#domain/erased.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import { type Audience, classOf } from '#domain/messages/messages.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { SealedText } from '#event-store/tables.ts';

export type MessageKeys = Pick<PersonKeys, 'sealText' | 'openTexts'>;

const placeOf = (id: string) => `messages/${id}`;

/** @returns null where the person is erased, under whose key it would be sealed */
export async function sealed(
  keys: Pick<MessageKeys, 'sealText'>,
  {
    id,
    audience,
    sealedBy,
    text,
  }: { id: string; audience: Audience; sealedBy: string; text: string },
): Promise<string | null> {
  const key = keyOf(sealedBy, classOf[audience]);
  const value = await keys.sealText([key], text, placeOf(id));
  return value && JSON.stringify(value);
}

/** The words of messages in their order; null for those without any that can still be read. */
export async function opened(
  keys: Pick<MessageKeys, 'openTexts'>,
  rows: readonly { id: string; text: SealedText | null }[],
): Promise<(string | null)[]> {
  const withWords = rows.flatMap(({ id, text }) => (text ? [{ id, text }] : []));
  const texts = await keys.openTexts(
    withWords.map(({ id, text }) => ({ sealed: text, place: placeOf(id) })),
  );
  const words = new Map(withWords.map(({ id }, index) => [id, texts[index]]));
  return rows.map(({ id }) => {
    const text = words.get(id);
    return text === undefined || text === ERASED ? null : text;
  });
}
