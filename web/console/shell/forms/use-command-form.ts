import { useNotify, useRefresh } from 'ra-core';
import type { z } from 'zod';
import type { Accepted } from '#api/contract.ts';
import { isUndecided } from '../../../shared/api-error.ts';
import { type Fields, type FormRules, fieldsOf, problemsAt } from '../../../shared/forms/rules.ts';
import { type Attempt, type FormRefusal, useCallSender } from '../../../shared/forms/sender.ts';
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts';
import { type Answer, CallError } from '../api/call.ts';
import { sawPosition } from '../api/data-provider.ts';
import { type ErrorText, useErrorText } from '../api/error-text.ts';

type Result = { ok: true } | (FormRefusal & { text: ErrorText });

interface Options<Schema extends z.ZodType> {
  rules: FormRules<Schema>;
  initial?: Fields;
  /** @throws CallError */
  send: (data: z.output<Schema>, key: string) => Promise<Answer<{ data: Accepted }>>;
  /** Key of the text that confirms an accepted command. */
  done: (status: number) => string;
  onDone?: () => void;
}

/**
 * A form that sends a command to the API. It says how that went, keeps the key while the outcome
 * is open, and reads the page again once something may have changed.
 */
export function useCommandForm<Schema extends z.ZodType>({
  rules,
  initial,
  send,
  done,
  onDone,
}: Options<Schema>) {
  const errorText = useErrorText();
  const notify = useNotify();
  const refresh = useRefresh();

  const sender = useCallSender<z.output<Schema>, Result>(
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
        // Someone was faster, or this page is old: show the current state.
        if (error.status === 409) refresh();
        return {
          ok: false,
          code: error.code,
          problems: problemsAt(error, rules, fieldsOf(new FormData(element))),
          text: errorText(error),
          ...(isUndecided(error) && { retryKey: key }),
        };
      }
    },
  );
  return useSchemaForm({ rules, sender, ...(initial && { initial }), ...(onDone && { onDone }) });
}
