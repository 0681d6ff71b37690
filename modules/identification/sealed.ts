import type { z } from 'zod';
import { ERASED } from '#domain/erased.ts';
import { keyOf } from '#domain/erasures/classes.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { SealedText } from '#event-store/tables.ts';

export type SealingKeys = Pick<PersonKeys, 'sealText' | 'openTexts'>;

/** The records of this formation have ended, and none is ever written again. */
export class RecordsEnded extends Error {
  override name = 'RecordsEnded';
}

/**
 * Seals a value under the key of a formation's identifications.
 *
 * @param place table and id, the only place in which it opens
 * @throws RecordsEnded
 */
export async function sealed(
  keys: Pick<SealingKeys, 'sealText'>,
  foundationId: string,
  value: unknown,
  place: string,
): Promise<string> {
  const key = keyOf(foundationId, 'identification');
  const text = await keys.sealText([key], JSON.stringify(value), place);
  if (!text) throw new RecordsEnded('The records of this formation have ended.');
  return JSON.stringify(text);
}

/** Opens values in their order; undefined for one whose key is gone. */
export async function opened<Schema extends z.ZodType>(
  keys: Pick<SealingKeys, 'openTexts'>,
  schema: Schema,
  rows: readonly { content: SealedText; place: string }[],
): Promise<(z.output<Schema> | undefined)[]> {
  const texts = await keys.openTexts(
    rows.map(({ content, place }) => ({ sealed: content, place })),
  );
  return texts.map((text) => (text === ERASED ? undefined : schema.parse(JSON.parse(text))));
}
