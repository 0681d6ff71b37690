import type { AuthProvider, UserIdentity } from 'react-admin';
import { type ConsoleRole, consoleRoles } from '../../foundation/types.ts';
import { ApiError, call } from '../api.ts';

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

/** Whether somebody of the team has been seen in this tab: only then is there a session to end. */
let teamSeen = false;

/**
 * Logs in with a session cookie of the API's own, apart from the cookies of the member area. What
 * may be read is decided by the API at every call; this only spares people empty pages.
 */
export const authProvider = {
  async login(credentials: Credentials) {
    await call('POST', '/auth/login', { body: { ...credentials, mode: 'session' } });
    if (await readTeamMember()) return;
    await endSession();
    throw noAccess();
  },
  /** React-admin logs out whoever it refuses; the session of a member is left alone. */
  async logout() {
    if (teamSeen) await endSession();
  },
  async checkAuth() {
    if (!(await readTeamMember())) throw noAccess();
  },
  async checkError(error: unknown) {
    if (error instanceof ApiError && error.status === 401) throw error;
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
  new ApiError(403, { errors: [{ message: 'No access.', extensions: { code: 'NO_ACCESS' } }] });

/** Who is logged in, or null for a member. @throws ApiError 401 for nobody */
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
    // Out of reach or over already: whoever comes next has to log in anyway.
    if (!(error instanceof ApiError)) throw error;
  }
}
