import { useEffect, useState } from 'react';
import type { Found } from '#api/contract.ts';
import { MAX_SEARCH, typedWords } from '#domain/search/terms.ts';
import { call } from '../../../shared/staff/call.ts';

/** While somebody types, only what they stop at is asked for. */
const PAUSE_MS = 120;

const nothing: Found = { late: [] };

interface Answered {
  typed: string;
  found: Found | undefined;
}

/**
 * What the API finds. An answer that comes late never takes the place of a later one; until the next
 * one is there, the last one stays.
 */
export function useFound(text: string) {
  const typed = text.trim().slice(0, MAX_SEARCH);
  const isAsked = typedWords(typed).length > 0;
  const [answered, setAnswered] = useState<Answered>({ typed: '', found: nothing });
  useEffect(() => {
    if (!isAsked) return;
    const left = new AbortController();
    const ask = async () => {
      const answer = await call('POST /admin/search', { body: { q: typed }, signal: left.signal });
      if (left.signal.aborted) return;
      setAnswered({ typed, found: answer.ok ? answer.data : undefined });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [typed, isAsked]);
  if (!isAsked) return { found: nothing, pending: false, failed: false };
  const pending = answered.typed !== typed;
  return {
    found: answered.found ?? nothing,
    pending,
    failed: !pending && answered.found === undefined,
  };
}
