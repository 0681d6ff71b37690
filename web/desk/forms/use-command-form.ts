import type { z } from 'zod';
import { type ApiError, isUndecided } from '../../kit/api/api-error.ts';
import type { FormRefusal } from '../../kit/forms/form-outcome.ts';
import { type Fields, type FormRules, fieldsOf, problemsAt } from '../../kit/forms/rules.ts';
import { type Attempt, useCallSender } from '../../kit/forms/sender.ts';
import { useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import type { ToastAction } from '../../kit/ui/toasts/toast.ts';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';
import type { Outcome } from '../call.ts';
import { type ErrorText, useErrorText } from '../error-text.ts';
import { useReadAgain } from '../use-read-again.ts';

export interface Refused<Conflict> extends FormRefusal {
  text: ErrorText;
  /** What happened since the page was read, when that is why the command was refused. */
  conflict?: Conflict;
}
type Result<Conflict> = { ok: true } | Refused<Conflict>;

interface Options<Schema extends z.ZodType, Conflict> {
  rules: FormRules<Schema>;
  initial?: Fields;
  send: (data: z.output<Schema>, key: string) => Promise<Outcome>;
  /** Confirms an accepted command. */
  done: (status: number) => string;
  /** Finds out what has changed when the command does not fit the state any more. */
  explain?: (error: ApiError) => Promise<Conflict>;
  onDone?: () => void;
}

const conflicts: readonly string[] = ['NOT_ALLOWED_NOW', 'CHANGED_MEANWHILE'];
/** After these the page is old. The last one: an earlier attempt has arrived with other texts. */
const outdated: readonly number[] = [409, 412, 422];

/**
 * A form that sends a command to the API. It says how that went, keeps the key while the outcome
 * is open, and reads the page again once something may have changed.
 */
export function useCommandForm<Schema extends z.ZodType, Conflict = never>({
  rules,
  initial,
  send,
  done,
  explain,
  onDone,
}: Options<Schema, Conflict>) {
  const settle = useSettled();
  const sender = useCallSender<z.output<Schema>, Result<Conflict>>(
    async ({ element, data, key }: Attempt<z.output<Schema>>) => {
      const outcome = await send(data, key);
      const conflict =
        !outcome.ok && conflicts.includes(outcome.code) ? await explain?.(outcome) : undefined;
      const text = await settle(outcome, done);
      if (outcome.ok || !text) return { ok: true };
      return {
        ok: false,
        code: outcome.code,
        problems: problemsAt(outcome, rules, fieldsOf(new FormData(element))),
        text,
        ...(conflict !== undefined && { conflict }),
        ...(isUndecided(outcome) && { retryKey: key }),
      };
    },
  );
  return useSchemaForm({ rules, sender, ...(initial && { initial }), ...(onDone && { onDone }) });
}

const TIME_TO_UNDO_MS = 10_000;

/**
 * Reads the page again where it may have changed, and confirms what was accepted once the page shows it;
 * what was refused is told in place.
 */
export function useSettled() {
  const errorText = useErrorText();
  const toasts = useToasts();
  const readAgain = useReadAgain();
  return async (
    outcome: Outcome,
    done: (status: number) => string,
    takeBack?: ToastAction,
  ): Promise<ErrorText | undefined> => {
    if (outcome.ok) {
      await readAgain();
      const undo = takeBack && { actions: [takeBack], timeout: TIME_TO_UNDO_MS };
      toasts.add({ title: done(outcome.status), color: 'success', ...undo });
      return undefined;
    }
    if (outdated.includes(outcome.status)) void readAgain();
    return errorText(outcome);
  };
}
