import type { AuthProvider } from 'ra-core';
import { isUndecided } from '../../../kit/api/api-error.ts';
import { CallError } from '../api/request.ts';
import {
  type Credentials,
  endSession,
  enterSession,
  type Identity,
  loggedInAgain,
  logIn,
  memberOfThisTab,
  sessionHasEnded,
} from './session.ts';

const RETRY_MS = 2_000;

/**
 * Uses the API's session cookie, separate from the cookies of the member area. The API checks
 * permissions on every call; the checks here only avoid showing empty pages. Only a refusal ends a
 * session: a server that cannot be asked has not logged anybody out.
 */
export const authProvider = {
  async login(credentials: Credentials) {
    await logIn(credentials);
    if (await enterSession()) return;
    await endSession();
    throw noAccess();
  },
  /** Also called by ra-core after a failed check; a customer's session must survive that. */
  async logout() {
    if (memberOfThisTab()) await endSession();
  },
  async checkAuth() {
    if (!memberOfThisTab()) {
      await identify();
    } else if (await sessionHasEnded()) {
      await loggedInAgain();
    }
  },
  /** Calls have dealt with an ended session before they fail, see `api/call.ts`. */
  async checkError() {},
  async getIdentity(): Promise<Identity> {
    return memberOfThisTab() ?? (await identify());
  },
  async getPermissions() {
    return (memberOfThisTab() ?? (await identify())).role;
  },
} satisfies AuthProvider;

const noAccess = () =>
  new CallError({ status: 403, code: 'NO_ACCESS', message: '', fields: [], extensions: {} });

/** Asks until there is an answer. @throws CallError without a session of the team */
async function identify(): Promise<Identity> {
  for (;;) {
    try {
      const member = await enterSession();
      if (!member) throw noAccess();
      return member;
    } catch (error) {
      if (!(error instanceof CallError) || !isUndecided(error.error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
