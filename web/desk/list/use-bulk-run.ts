import { useState } from 'react';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import type { Outcome } from '../call.ts';
import { type ErrorText, useErrorText } from '../error-text.ts';
import { useReadAgain } from '../use-read-again.ts';
import type { Selection } from './use-selection.ts';

/** So that the rest of the team is not held up. */
const AT_ONCE = 4;

interface Job {
  /** One of the chosen rows. */
  send: (id: string, attempt: { idempotencyKey: string }) => Promise<Outcome>;
  /** Confirms so many. */
  done: (count: number) => string;
}

export interface Failure {
  id: string;
  text: ErrorText;
}

/**
 * Does the same to every chosen row, each by a command of its own. Those that were refused stay
 * chosen, with the reason.
 */
export function useBulkRun(selection: Selection) {
  const errorText = useErrorText();
  const toasts = useToasts();
  const readAgain = useReadAgain();
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ of: number; failures: Failure[] }>();
  const run = async ({ send, done }: Job) => {
    const waiting = [...selection.ids];
    const of = waiting.length;
    const failures: Failure[] = [];
    const work = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const outcome = await send(id, { idempotencyKey: crypto.randomUUID() });
        if (!outcome.ok) failures.push({ id, text: errorText(outcome) });
      }
    };
    setBusy(true);
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await readAgain();
    setBusy(false);
    selection.keepOnly(failures.map(({ id }) => id));
    if (failures.length === 0) toasts.add({ title: done(of), color: 'success' });
    else setResult({ of, failures });
  };
  return {
    busy,
    result,
    run: (job: Job) => void run(job),
    forget: () => setResult(undefined),
  };
}
