import { type ClientActionFunctionArgs, data } from 'react-router';
import { type Fields, fieldsOf } from '../forms/rules.ts';
import type { FormRefusal } from '../forms/sender.ts';
import { leadsToLogin } from './guard.ts';

/** This status keeps React Router from reading the page again. */
export const undecided = <Result>(result: Result) => data(result, { status: 503 });

type Lost = 'LOGGED_OUT' | 'NETWORK';

/**
 * Sends a form to the action of its page. A lost connection or session becomes a refusal: the form
 * stays, with all that was typed, and its key makes a retry safe.
 *
 * @param named the hidden fields by which answers name their form
 */
export const sendKept = (args: ClientActionFunctionArgs, ...named: string[]) =>
  sendOrRefuse(args, ({ key, ...typed }, code) => {
    const refusal: FormRefusal = {
      ok: false,
      code,
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
) => sendOrRefuse(args, (fields, lost) => (lost === 'NETWORK' ? refusalOf(fields) : undefined));

/** @param refusalOf undefined for what shall take its course: logged out, it leads to the login */
export async function sendOrRefuse(
  { request, serverAction }: ClientActionFunctionArgs,
  refusalOf: (fields: Fields, lost: Lost) => { ok: false } | undefined,
): Promise<unknown> {
  const fields = fieldsOf(await request.clone().formData());
  try {
    return await serverAction();
  } catch (error) {
    const lost = lostBy(error);
    const refusal = lost && refusalOf(fields, lost);
    if (!refusal) throw error;
    return undecided(refusal);
  }
}

/** What the browser throws when a request gets no answer. */
export const isOffline = (error: unknown) => error instanceof TypeError;

function lostBy(error: unknown): Lost | undefined {
  if (leadsToLogin(error)) return 'LOGGED_OUT';
  return isOffline(error) ? 'NETWORK' : undefined;
}
