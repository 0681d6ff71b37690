import { useEffect, useState } from 'react';
import type { Found } from '#api/contract.gen.d.ts';
import { MAX_SEARCH, typedWords } from '#domain/search/terms.ts';
import { call } from '../../../desk/call.ts';
import { readWhile } from '../../../desk/read-while.ts';

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
    let leave = () => {};
    const ask = () => {
      leave = readWhile(
        (signal) => call('POST /admin/search', { body: { q: typed }, signal }),
        (answer) => setAnswered({ typed, found: answer.ok ? answer.data : undefined }),
      );
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leave();
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
