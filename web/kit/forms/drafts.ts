import { z } from 'zod';
import { draftPrefix, withStorage } from './draft-storage.ts';
import type { Fields } from './rules.ts';

/** What somebody typed and has not sent yet, kept in this browser until it is sent or they log out. */
export interface Draft {
  /** When it was typed last, ISO 8601. */
  at: string;
  fields: Fields;
}

/** Of one person's form. */
export interface DraftPlace {
  userId: string;
  /** The id of a foundation, or the page. */
  about: string;
  form: string;
}

const maxAgeMs = 60 * 86_400_000;
const draftSchema = z.object({ at: z.iso.datetime(), fields: z.record(z.string(), z.string()) });

const keyOf = ({ userId, about, form }: DraftPlace) => `${draftPrefix}${userId} ${about} ${form}`;

export function readDraft(place: DraftPlace): Draft | undefined {
  const read = (storage: Storage) => {
    const parsed = draftSchema.safeParse(JSON.parse(storage.getItem(keyOf(place)) ?? 'null'));
    const fresh = parsed.success && Date.now() - Date.parse(parsed.data.at) < maxAgeMs;
    return fresh ? parsed.data : undefined;
  };
  return withStorage(read);
}

export function keepDraft(place: DraftPlace, fields: Fields): void {
  const draft: Draft = { at: new Date().toISOString(), fields };
  withStorage((storage) => storage.setItem(keyOf(place), JSON.stringify(draft)));
}

export function forgetDraft(place: DraftPlace): void {
  withStorage((storage) => storage.removeItem(keyOf(place)));
}
