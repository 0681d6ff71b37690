import type { Call, Refusal } from '../../kit/api/call.ts';
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

export type Outcome = { ok: true; status: number } | Refusal;

/** Sends again what was refused only because nobody was logged in any more. */
export async function withSession<Sent extends Outcome>(send: () => Promise<Sent>): Promise<Sent> {
  const sent = await send();
  const outcome: Outcome = sent;
  if (outcome.ok) return sent;
  if (outcome.code === 'TFA_REQUIRED') {
    await secondFactorSetUp();
    return withSession(send);
  }
  const isRefused = outcome.status === 401 || outcome.status === 403;
  if (!isRefused || !(await sessionHasEnded())) return sent;
  await loggedInAgain();
  return withSession(send);
}
