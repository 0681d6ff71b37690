import { type ClientActionFunctionArgs, data } from 'react-router';
import { type Fields, fieldsOf } from '../forms/rules.ts';
import type { FormRefusal } from '../forms/sender.ts';
import { leadsToLogin } from './guard.ts';

/** This status keeps React Router from reading the page again. */
export const undecided = <Result>(result: Result) => data(result, { status: 503 });

/**
 * Sends a form to the action of its page. A lost connection or session becomes a refusal: the form
 * stays, with all that was typed, and its key makes a retry safe.
 *
 * @param named the hidden fields by which answers name their form
 */
export const sendKept = (args: ClientActionFunctionArgs, ...named: string[]) =>
  sendOr(args, ({ key, ...typed }, error) => {
    const refusal: FormRefusal = {
      ok: false,
      code: lostBy(error),
      problems: {},
      typed,
      ...(key && { retryKey: key }),
    };
    return { ...Object.fromEntries(named.map((name) => [name, typed[name]])), ...refusal };
  });

/** The same for forms without a key; whoever has been logged out is sent to the login. */
export const sendOnline = (
  args: ClientActionFunctionArgs,
  refusalOf: (fields: Fields) => { ok: false },
) =>
  sendOr(args, (fields, error) => {
    if (isOffline(error)) return refusalOf(fields);
    throw error;
  });

async function sendOr(
  { request, serverAction }: ClientActionFunctionArgs,
  refusalOf: (fields: Fields, error: unknown) => object,
): Promise<unknown> {
  const fields = fieldsOf(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    return undecided(refusalOf(fields, error));
  }
}

/** What the browser throws when a request gets no answer. */
export const isOffline = (error: unknown) => error instanceof TypeError;

/** @throws what is neither */
function lostBy(error: unknown): 'LOGGED_OUT' | 'NETWORK' {
  if (leadsToLogin(error)) return 'LOGGED_OUT';
  if (isOffline(error)) return 'NETWORK';
  throw error;
}
