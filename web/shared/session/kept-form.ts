import { type ClientActionFunctionArgs, data } from 'react-router';
import { fieldsOf } from '../forms/rules.ts';
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
export async function sendKept(
  { request, serverAction }: ClientActionFunctionArgs,
  ...named: string[]
): Promise<unknown> {
  const { key, ...typed } = fieldsOf(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    const refusal: FormRefusal = {
      ok: false,
      code: lostBy(error),
      problems: {},
      typed,
      ...(key && { retryKey: key }),
    };
    return undecided({
      ...Object.fromEntries(named.map((name) => [name, typed[name]])),
      ...refusal,
    });
  }
}

/** @throws what is neither */
function lostBy(error: unknown): 'LOGGED_OUT' | 'NETWORK' {
  if (leadsToLogin(error)) return 'LOGGED_OUT';
  if (error instanceof TypeError) return 'NETWORK';
  throw error;
}
