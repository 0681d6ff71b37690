import type { AuthProvider, UserIdentity } from 'ra-core';
import { CallError, call } from '../api/call.ts';
import { type ConsoleRole, consoleRoles } from './role.ts';

interface Me {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string;
}

const FIELDS = 'id,email,first_name,last_name,role';

export interface Identity extends UserIdentity {
  fullName: string;
  email: string;
  role: ConsoleRole;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Whether this tab has seen a session of the team: only such a session may be ended. */
let teamSeen = false;

/**
 * Uses the API's session cookie, separate from the cookies of the member area. The API checks
 * permissions on every call; the checks here only avoid showing empty pages.
 */
export const authProvider = {
  async login(credentials: Credentials) {
    await call('POST', '/auth/login', { body: { ...credentials, mode: 'session' } });
    if (await readTeamMember()) return;
    await endSession();
    throw noAccess();
  },
  /** Also called by ra-core after a failed check; a member's session must survive that. */
  async logout() {
    if (teamSeen) await endSession();
  },
  async checkAuth() {
    if (!(await readTeamMember())) throw noAccess();
  },
  async checkError(error: unknown) {
    if (error instanceof CallError && error.status === 401) throw error;
  },
  async getIdentity(): Promise<Identity> {
    const person = await readTeamMember();
    if (!person) throw noAccess();
    return person;
  },
  async getPermissions() {
    return (await readTeamMember())?.role;
  },
} satisfies AuthProvider;

const noAccess = () =>
  new CallError({ status: 403, code: 'NO_ACCESS', message: '', fields: [], extensions: {} });

/** The logged-in user, or null for a member. @throws CallError 401 without a session */
async function readTeamMember(): Promise<Identity | null> {
  const { data } = (await call<{ data: Me }>('GET', `/users/me?fields=${FIELDS}`)).body;
  const role = consoleRoles.find((known) => known === data.role);
  teamSeen = role !== undefined;
  if (!role) return null;
  const { id, email } = data;
  const fullName = [data.first_name, data.last_name].filter(Boolean).join(' ') || email;
  return { id, email, fullName, role };
}

async function endSession() {
  teamSeen = false;
  try {
    await call('POST', '/auth/logout', { body: { mode: 'session' } });
  } catch (error) {
    // Unreachable or already over: the next user has to log in either way.
    if (!(error instanceof CallError)) throw error;
  }
}
