import type { AuthProvider, UserIdentity } from 'react-admin';
import { ApiError, call } from './api.ts';
import { type ConsoleRole, consoleRoles } from './types.ts';

interface Me {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: unknown;
}

export interface Identity extends UserIdentity {
  fullName: string;
  email: string;
  role: ConsoleRole;
}

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Logs in with a session cookie of the API's own, apart from the cookies of the member area. What
 * may be read is decided by the API at every call; this only spares people empty pages.
 */
export const authProvider = {
  async login(credentials: Credentials) {
    await call('POST', '/auth/login', { body: { ...credentials, mode: 'session' } });
    const me = await readMe();
    if (roleOf(me)) return;
    await endSession();
    throw new ApiError(403, {
      errors: [{ message: 'No access.', extensions: { code: 'NO_ACCESS' } }],
    });
  },
  logout: endSession,
  async checkAuth() {
    if (!roleOf(await readMe())) throw new ApiError(403, null);
  },
  async checkError(error: unknown) {
    if (error instanceof ApiError && error.status === 401) throw error;
  },
  async getIdentity(): Promise<Identity> {
    const me = await readMe();
    const role = roleOf(me);
    if (!role) throw new ApiError(403, null);
    const fullName = [me.first_name, me.last_name].filter(Boolean).join(' ') || me.email;
    return { id: me.id, email: me.email, fullName, role };
  },
  async getPermissions() {
    return roleOf(await readMe());
  },
} satisfies AuthProvider;

const readMe = async () =>
  (await call<{ data: Me }>('GET', '/users/me?fields=id,email,first_name,last_name,role')).body
    .data;

/** The role comes as a code or as an object with a name. */
function roleOf({ role }: Me): ConsoleRole | null {
  const name = typeof role === 'object' && role !== null && 'name' in role ? role.name : role;
  return consoleRoles.find((known) => known === name) ?? null;
}

async function endSession() {
  try {
    await call('POST', '/auth/logout', { body: { mode: 'session' } });
  } catch (error) {
    // Without a session there is nothing to end.
    if (!(error instanceof ApiError)) throw error;
  }
}
