import { useCallback, useMemo, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type Draft, type DraftPlace, forgetDraft, keepDraft, readDraft } from './drafts.ts';
import type { Fields } from './rules.ts';

/** Sent along with the fields, not typed. */
const isTyped = ([name]: [string, string]) => !['form', 'key', 'revision'].includes(name);

export interface KeptDraft {
  /** What was found when the form appeared. */
  found: Draft | undefined;
  /** Changes when the form has to start anew: with the draft, or without it. */
  version: string;
  keep: (fields: Fields) => void;
  forget: () => void;
  /** Forgets it, and starts the form anew. */
  discard: () => void;
}

/** Keeps what is typed into a form in this browser, and finds it again. */
export function useDraft({ userId, about, form }: DraftPlace): KeptDraft {
  const place = useMemo(() => ({ userId, about, form }), [userId, about, form]);
  // The server knows no draft, and the first rendering in the browser has to match its page.
  const hydrated = useHydrated();
  const [discards, setDiscards] = useState(0);
  const found = useMemo(
    () => (hydrated && discards === 0 ? readDraft(place) : undefined),
    [hydrated, discards, place],
  );
  const keep = useCallback(
    (fields: Fields) =>
      keepDraft(place, Object.fromEntries(Object.entries(fields).filter(isTyped))),
    [place],
  );
  const forget = useCallback(() => forgetDraft(place), [place]);
  const discard = useCallback(() => {
    forgetDraft(place);
    setDiscards((count) => count + 1);
  }, [place]);
  return { found, version: `${found?.at ?? 'new'} ${discards}`, keep, forget, discard };
}
