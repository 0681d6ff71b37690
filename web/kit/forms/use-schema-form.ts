import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import type { z } from 'zod';
import { type Fields, type FormRules, fieldsOf, judge, type Problems } from './rules.ts';
import type { FormResult, Sender } from './sender.ts';

interface SchemaFormOptions<Schema extends z.ZodType, Result extends FormResult> {
  rules: FormRules<Schema>;
  sender: Sender<z.output<Schema>, Result>;
  /** What the fields hold at first. */
  initial?: Fields;
  /** Key of the next attempt; has to be the same on the server and in the browser if rendered. */
  newKey?: () => string;
  /** The browser has found problems and sends nothing. */
  onInvalid?: () => void;
  /** Runs once per answer, before the page is read again: a form whose step is over is gone then. */
  onAnswer?: (result: Result) => void;
  /** Runs once after the form was accepted and the page was read again. */
  onDone?: () => void;
}

/**
 * A form judged by its schema before it is sent, after the first attempt with every change, and by
 * the server again. Both kinds of problems end up in `problems`.
 */
export function useSchemaForm<Schema extends z.ZodType, Result extends FormResult>({
  rules,
  sender,
  initial,
  newKey = uuid,
  onInvalid,
  onAnswer,
  onDone,
}: SchemaFormOptions<Schema, Result>) {
  const { state, result } = sender;
  const refused = refusalIn(result);
  const element = useRef<HTMLFormElement>(null);
  const errors = useMemo(() => refused && errorsOf(refused.problems), [refused]);
  const form = useForm<Fields, unknown, z.output<Schema>>({
    errors,
    // Judges what the form would send, hidden inputs and choices of the browser included.
    resolver: () => {
      const judged = judge(rules, fieldsOf(new FormData(element.current ?? undefined)));
      return judged.ok
        ? { values: judged.data as never, errors: {} }
        : { values: {}, errors: errorsOf(judged.problems) };
    },
  });
  const [startedWith] = useState(() => ({ ...initial, ...refused?.typed }));
  const [key, setKey] = useState(() => refused?.retryKey ?? newKey());

  const answered = useRef(result);
  const settled = useRef(result);
  useEffect(() => {
    if (!result) return;
    if (state !== 'submitting' && answered.current !== result) {
      answered.current = result;
      onAnswer?.(result);
    }
    if (state === 'idle' && settled.current !== result) {
      settled.current = result;
      setKey(refusalIn(result)?.retryKey ?? newKey());
      if (result.ok) onDone?.();
    }
  }, [state, result, newKey, onAnswer, onDone]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's events reach the form around it through React's tree.
    event.stopPropagation();
    if (state !== 'idle') return;
    const { currentTarget } = event;
    const send = (data: z.output<Schema>) => sender.send({ element: currentTarget, data, key });
    void form.handleSubmit(send, onInvalid)(event);
  };

  const problems = problemsIn(form.formState.errors);
  const sending = state !== 'idle';
  return {
    element,
    submit,
    key,
    sending,
    problems,
    /** Why the last attempt failed; nothing once its problems are corrected or it is repeated. */
    refused: sending || isCorrected(refused?.problems, problems) ? undefined : refused,
    initial: startedWith as Fields,
    control: form.control,
    register: form.register,
  };
}

export type SchemaFormHandle = Omit<
  ReturnType<typeof useSchemaForm<z.ZodType, FormResult>>,
  'refused'
>;

type Refused<Result extends FormResult> = Extract<Result, { ok: false }>;

const refusalIn = <Result extends FormResult>(result: Result | undefined) =>
  result?.ok === false ? (result as Refused<Result>) : undefined;

const isCorrected = (found: Problems = {}, left: Problems) =>
  Object.keys(found).length > 0 && Object.keys(left).length === 0;

function errorsOf(problems: Problems): FieldErrors<Fields> {
  return Object.fromEntries(Object.entries(problems).map(([name, type]) => [name, { type }]));
}

function problemsIn(errors: FieldErrors<Fields>): Problems {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.type)]),
  );
}
