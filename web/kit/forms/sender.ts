import { useState } from 'react';
import { useActionData, useFetcher, useNavigation, useSubmit } from 'react-router';
import type { FormOutcome } from './form-outcome.ts';

export interface Attempt<Data> {
  element: HTMLFormElement;
  /** Set where the value of the button that was pressed is a field. */
  button?: HTMLButtonElement | undefined;
  data: Data;
  /** Identifies the attempt; the next one has another key only once this one is decided. */
  key: string;
}

/** How a form is sent. `loading`: answered, and the page is being read again. */
export interface Sender<Data, Result extends FormOutcome> {
  state: 'idle' | 'submitting' | 'loading';
  result: Result | undefined;
  send: (attempt: Attempt<Data>) => void;
}

/** Posts to the route's action and follows where it leads. */
export function useNavigationSender<Result extends FormOutcome>(): Sender<unknown, Result> {
  const submit = useSubmit();
  const { state } = useNavigation();
  const result = useActionData() as Result | undefined;
  return { state, result, send: ({ element, button }) => void submit(button ?? element) };
}

/**
 * Posts to an action and stays on the page, unless it `leads` to another one. After a form was posted without JavaScript, its name
 * recognises the answer among those to the other forms of the page.
 */
export function useFetcherSender<Result extends FormOutcome>(
  form?: string,
  { leads = false } = {},
): Sender<unknown, Result> {
  const { data, state, submit } = useFetcher<Result>();
  const posted = useActionData() as Result | undefined;
  const result = (data as Result | undefined) ?? (posted?.form === form ? posted : undefined);
  return {
    state,
    result,
    send: ({ element, button }) => void submit(button ?? element, { preventScrollReset: !leads }),
  };
}

/** Calls a function that answers with an outcome, for clients of the API such as the console. */
export function useCallSender<Data, Result extends FormOutcome>(
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
