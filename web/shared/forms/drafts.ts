import { z } from 'zod';
import type { Fields } from './rules.ts';

/** What somebody typed and has not sent yet, kept in this browser until it is sent or they log out. */
export interface Draft {
  /** When it was typed last, ISO 8601. */
  at: string;
  fields: Fields;
}

/** Of one person's form about one foundation. */
export interface DraftPlace {
  userId: string;
  foundationId: string;
  form: string;
}

const prefix = 'draft ';
const maxAgeMs = 60 * 86_400_000;
const draftSchema = z.object({ at: z.iso.datetime(), fields: z.record(z.string(), z.string()) });

const keyOf = ({ userId, foundationId, form }: DraftPlace) =>
  `${prefix}${userId} ${foundationId} ${form}`;

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

/** At logout: the next person at this browser must not find them. */
export function forgetAllDrafts(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
  });
}

/** Whether this browser keeps a draft about the foundation a path leads to. */
export function hasDraftAt(path: string): boolean {
  const [foundationId] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(path) ?? [];
  if (!foundationId) return false;
  const isIts = (key: string) => key.startsWith(prefix) && key.includes(` ${foundationId} `);
  return withStorage((storage) => Object.keys(storage).some(isIts)) ?? false;
}

/** Browsers may forbid storage, or be out of space. A draft is a help, never a condition. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
