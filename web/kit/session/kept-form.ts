import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';
import type { FormRefusal } from '../forms/form-outcome.ts';
import { type Fields, fieldsOf } from '../forms/rules.ts';
import { leadsToLogin } from './guard.ts';

/** This status keeps React Router from reading the page again. */
export const undecided = <Result>(result: Result) => data(result, { status: 503 });

type Lost = 'LOGGED_OUT' | 'NETWORK';

/**
 * Sends a form to the action of its page. A lost connection or session becomes a refusal: the form
 * stays, with all that was typed, and its key makes a retry safe. Where a page has several forms,
 * their hidden field `form` tells them apart.
 */
export const sendKept = (args: ClientActionFunctionArgs) =>
  sendOrRefuse(args, (fields, code) => {
    const { form: _name, key: _key, ...typed } = fields;
    return { ...lostForm(fields, code), typed };
  });

/** The same for forms with secrets or none to keep: whoever was logged out is sent to the login. */
export const sendOnline = (args: ClientActionFunctionArgs) =>
  sendOrRefuse(args, (fields, code) => (code === 'NETWORK' ? lostForm(fields, code) : undefined));

/** What becomes of a form that got no answer. */
export const lostForm = ({ form, key }: Fields, code: Lost): FormRefusal => ({
  ok: false,
  code,
  problems: {},
  ...(form !== undefined && { form }),
  ...(key && { retryKey: key }),
});

/** @param refusalOf undefined for what shall take its course: logged out, it leads to the login */
export async function sendOrRefuse(
  { request, serverAction }: ClientActionFunctionArgs,
  refusalOf: (fields: Fields, lost: Lost) => FormRefusal | undefined,
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

/** What a proxy answers while nobody is behind it, or something in between that is not us. */
const isUnreadable = (error: unknown) =>
  isRouteErrorResponse(error)
    ? [502, 503, 504].includes(error.status)
    : error instanceof Error && error.message.includes('decode turbo-stream');

function lostBy(error: unknown): Lost | undefined {
  if (leadsToLogin(error)) return 'LOGGED_OUT';
  return isOffline(error) || isUnreadable(error) ? 'NETWORK' : undefined;
}
