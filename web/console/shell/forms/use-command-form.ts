import { useNotify, useRefresh } from 'ra-core';
import type { z } from 'zod';
import type { Accepted } from '#api/contract.ts';
import { type ApiError, isUndecided } from '../../../kit/api/api-error.ts';
import type { FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { type Fields, type FormRules, fieldsOf, problemsAt } from '../../../kit/forms/rules.ts';
import { type Attempt, useCallSender } from '../../../kit/forms/sender.ts';
import { useSchemaForm } from '../../../kit/forms/use-schema-form.ts';
import { sawPosition } from '../api/data-provider.ts';
import { type ErrorText, useErrorText } from '../api/error-text.ts';
import { type Answer, CallError } from '../api/request.ts';

interface Refused<Conflict> extends FormRefusal {
  text: ErrorText;
  /** What happened since the page was read, when that is why the command was refused. */
  conflict?: Conflict;
}
type Result<Conflict> = { ok: true } | Refused<Conflict>;

interface Options<Schema extends z.ZodType, Conflict> {
  rules: FormRules<Schema>;
  initial?: Fields;
  /** @throws CallError */
  send: (data: z.output<Schema>, key: string) => Promise<Answer<{ data: Partial<Accepted> }>>;
  /** Key of the text that confirms an accepted command. */
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
  const errorText = useErrorText();
  const notify = useNotify();
  const refresh = useRefresh();

  const sender = useCallSender<z.output<Schema>, Result<Conflict>>(
    async ({ element, data, key }: Attempt<z.output<Schema>>) => {
      try {
        const { status, body } = await send(data, key);
        sawPosition(body?.data ?? {});
        notify(done(status), { type: 'success' });
        refresh();
        return { ok: true };
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        const { error } = failure;
        const conflict = conflicts.includes(error.code) ? await explain?.(error) : undefined;
        if (outdated.includes(error.status)) refresh();
        return {
          ok: false,
          code: error.code,
          problems: problemsAt(error, rules, fieldsOf(new FormData(element))),
          text: errorText(error),
          ...(conflict !== undefined && { conflict }),
          ...(isUndecided(error) && { retryKey: key }),
        };
      }
    },
  );
  return useSchemaForm({ rules, sender, ...(initial && { initial }), ...(onDone && { onDone }) });
}
