import type { Call, Refusal } from '../kit/api/call.ts';
import { bareCall, sawPosition } from './bare-call.ts';
import { secondFactorSetUp } from './session/second-factor-state.ts';
import { loggedInAgain, sessionHasEnded } from './session/session.ts';

/**
 * A call that outlasts its session: if that has ended, it waits until the user has logged in again
 * over the page, and is made once more. The same goes for the second factor of the team.
 */
export const call: Call = async (name, ...options) => {
  const answer = await withSession(() => bareCall(name, ...options));
  if (answer.ok && !name.startsWith('GET ')) sawPosition(answer.data);
  return answer;
};

/**
 * The same for what cannot be undone: once somebody has logged in again it is not sent by itself, but
 * refused with `LOGGED_IN_AGAIN`, to be confirmed anew.
 */
export const callOnce: Call = async (name, ...options) => {
  const answer = await bareCall(name, ...options);
  if (answer.ok) sawPosition(answer.data);
  else if (await isLoggedInAgain(answer)) return { ...answer, code: 'LOGGED_IN_AGAIN' };
  return answer;
};

export type Outcome = { ok: true; status: number } | Refusal;

/** Sends again what was refused only because nobody was logged in any more. */
export async function withSession<Sent extends Outcome>(send: () => Promise<Sent>): Promise<Sent> {
  const sent = await send();
  return (await isLoggedInAgain(sent)) ? withSession(send) : sent;
}

/** Whether the call was refused because nobody was logged in; then it waits until somebody is. */
async function isLoggedInAgain(outcome: Outcome): Promise<boolean> {
  if (outcome.ok) return false;
  if (outcome.code === 'TFA_REQUIRED') {
    await secondFactorSetUp();
    return true;
  }
  const isRefused = outcome.status === 401 || outcome.status === 403;
  if (!isRefused || !(await sessionHasEnded())) return false;
  await loggedInAgain();
  return true;
}
