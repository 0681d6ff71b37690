import { useState } from 'react';
import { useActionData, useFetcher, useNavigation, useSubmit } from 'react-router';
import type { Fields, Problems } from './rules.ts';

/** The outcome of an attempt to send a form; also what actions return. */
export type FormResult = { ok: true } | FormRefusal;

export interface FormRefusal {
  ok: false;
  code: string;
  problems: Problems;
  /** For browsers without JavaScript, where the page reloads. Never passwords. */
  typed?: Fields;
  /** Set while the attempt is undecided: sent again with this key it takes effect once. */
  retryKey?: string;
}

export interface Attempt<Data> {
  element: HTMLFormElement;
  data: Data;
  /** Identifies the attempt; the next one has another key only once this one is decided. */
  key: string;
}

/** How a form is sent. `loading`: answered, and the page is being read again. */
export interface Sender<Data, Result extends FormResult> {
  state: 'idle' | 'submitting' | 'loading';
  result: Result | undefined;
  send: (attempt: Attempt<Data>) => void;
}

/** Posts to the route's action and follows where it leads. */
export function useNavigationSender<Result extends FormResult>(): Sender<unknown, Result> {
  const submit = useSubmit();
  const { state } = useNavigation();
  const result = useActionData() as Result | undefined;
  return { state, result, send: ({ element }) => void submit(element) };
}

/**
 * Posts to an action and stays on the page. `isOurs` recognises the answer to this form among
 * those of the page, after it was posted without JavaScript.
 */
export function useFetcherSender<Result extends FormResult>(
  isOurs: (posted: Result) => boolean,
): Sender<unknown, Result> {
  const { data, state, submit } = useFetcher<Result>();
  const posted = useActionData() as Result | undefined;
  const result = (data as Result | undefined) ?? (posted && isOurs(posted) ? posted : undefined);
  return {
    state,
    result,
    send: ({ element }) => void submit(element, { preventScrollReset: true }),
  };
}

/** Calls a function that answers with an outcome, for clients of the API such as the console. */
export function useCallSender<Data, Result extends FormResult>(
  call: (attempt: Attempt<Data>) => Promise<Result>,
): Sender<Data, Result> {
  const [state, setState] = useState<'idle' | 'submitting'>('idle');
  const [result, setResult] = useState<Result>();
  const send = async (attempt: Attempt<Data>) => {
    setState('submitting');
    try {
      setResult(await call(attempt));
    } finally {
      setState('idle');
    }
  };
  return { state, result, send: (attempt) => void send(attempt) };
}
