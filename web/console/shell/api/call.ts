import { secondFactorSetUp } from '../session/second-factor-state.ts';
import { loggedInAgain, sessionHasEnded } from '../session/session.ts';
import { CallError, type RequestOptions, request } from './request.ts';

/**
 * A request that outlasts its session: if that has ended, it waits until the user has logged in
 * again over the page, and is sent once more. The same goes for the second factor of the team.
 *
 * @throws CallError
 */
export const call = <T>(method: string, path: string, options: RequestOptions = {}) =>
  withSession(() => request<T>(method, path, options));

/** @throws CallError */
export async function withSession<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof CallError && error.error.code === 'TFA_REQUIRED') {
      await secondFactorSetUp();
      return withSession(send);
    }
    if (!isRefused(error) || !(await sessionHasEnded())) throw error;
    await loggedInAgain();
    return withSession(send);
  }
}

const isRefused = (error: unknown) =>
  error instanceof CallError && (error.status === 401 || error.status === 403);
