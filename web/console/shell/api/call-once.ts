import type { Accepted } from '#api/contract.ts';
import { call } from './call.ts';
import { type Answer, CallError } from './request.ts';

/** The status of an answer to a request that somebody else has made before. */
export const DONE_BEFORE = 409;

/**
 * Asks for something that colleagues may have asked for a moment ago. That is no failure to report.
 *
 * @param doneBefore the code of the refusal that says so
 * @throws CallError for any other refusal
 */
export async function callOnce(
  path: string,
  doneBefore: string,
): Promise<Answer<{ data: Partial<Accepted> }>> {
  try {
    return await call('POST', path, { body: {} });
  } catch (error) {
    if (!(error instanceof CallError) || error.error.code !== doneBefore) throw error;
    return { status: DONE_BEFORE, body: { data: {} } };
  }
}
