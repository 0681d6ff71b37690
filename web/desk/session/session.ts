import {
  may,
  type PersonalRight,
  type Right,
  type TeamRole,
  teamRoles,
} from '#domain/desk/rights.ts';
import { isUndecided } from '../../kit/api/api-error.ts';
import type { Refusal } from '../../kit/api/call.ts';
import { fullName } from '../../kit/session/full-name.ts';
import { bareCall, forgetPosition } from '../bare-call.ts';
import { createStore } from '../store.ts';

const FIELDS = 'id,email,first_name,last_name,role.name,given_rights';
const RETRY_MS = 2_000;

export interface Identity {
  id: string;
  fullName: string;
  email: string;
  role: TeamRole;
  /** Rights besides those of the role. */
  given: readonly PersonalRight[];
}

export interface Credentials {
  email: string;
  password: string;
  /** Of the app, or a recovery code. */
  otp?: string | undefined;
}

interface Session {
  /** Who this tab was logged in as. */
  member: Identity | undefined;
  /** Ended by the server or in another tab: the page stays, with a login over it. */
  ended: boolean;
}

const session = createStore<Session>({ member: undefined, ended: false });
let continueWaiting: (() => void)[] = [];

export const useSession = session.use;
/** Who is logged in; undefined after logging out. */
export const useIdentity = () => useSession().member;
export const memberOfThisTab = () => session.get().member;

/** Whether who is logged in has a right at the desk; nobody has none. */
export function mayHere(right: Right): boolean {
  const { member } = session.get();
  return member !== undefined && may(member.role, right, member.given);
}

/** The same, for what is drawn. */
export function useMay(): (right: Right) => boolean {
  const member = useIdentity();
  return (right) => member !== undefined && may(member.role, right, member.given);
}

type Asked = { ok: true; member: Identity | null } | Refusal;

/** The logged-in user; null for a customer, who is turned away. */
async function readTeamMember(): Promise<Asked> {
  const answer = await bareCall('GET /users/me', { query: { fields: FIELDS } });
  if (!answer.ok) return answer;
  const { id = '', email = '', role, given_rights: given = [] } = answer.data;
  const known = teamRoles.find((name) => typeof role === 'object' && name === role.name);
  if (!known) return { ok: true, member: null };
  const name = fullName(answer.data) || email;
  return { ok: true, member: { id, email, fullName: name, role: known, given } };
}

/** Makes the logged-in user the one of this tab. */
async function enterSession(): Promise<Asked> {
  const asked = await readTeamMember();
  if (asked.ok && asked.member) session.set({ member: asked.member, ended: false });
  return asked;
}

/** Asks until there is an answer; undefined without a session of the team. */
export async function identify(signal: AbortSignal): Promise<Identity | undefined> {
  while (!signal.aborted) {
    const asked = await enterSession();
    if (asked.ok) return asked.member ?? undefined;
    if (!isUndecided(asked)) return undefined;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  return undefined;
}

let asking: Promise<boolean> | undefined;

/** Asked after a refusal: a 403 may also mean that the role lacks a permission. */
export function sessionHasEnded(): Promise<boolean> {
  asking ??= isOver().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function isOver(): Promise<boolean> {
  const { member, ended } = session.get();
  if (!member || ended) return ended;
  const asked = await readTeamMember();
  if (asked.ok) return asked.member?.id !== member.id;
  // A server that cannot be asked has not ended anything.
  return asked.status === 401 || asked.status === 403;
}

/** Shows the login over the page, and waits for it. */
export function loggedInAgain(): Promise<void> {
  if (!session.get().ended) session.set({ ...session.get(), ended: true });
  return new Promise((resolve) => continueWaiting.push(resolve));
}

export type LoginAnswer = { ok: true } | Refusal;

/** A cookie of the API, apart from those of the member area. */
const sendCredentials = (credentials: Credentials) =>
  bareCall('POST /auth/login', { body: { ...credentials, mode: 'session' }, as: 'none' });

const NO_ACCESS: Refusal = {
  ok: false,
  status: 403,
  statusMessage: '',
  code: 'NO_ACCESS',
  message: '',
  fields: [],
  extensions: {},
};

/** Logs a member of the team in; the session of anybody else ends at once. */
export async function logIn(credentials: Credentials): Promise<LoginAnswer> {
  const sent = await sendCredentials(credentials);
  if (!sent.ok) return sent;
  forgetPosition();
  const asked = await enterSession();
  if (!asked.ok || asked.member) return asked;
  await endSession();
  return NO_ACCESS;
}

/** Logs the same user in again and lets what was waiting go on. */
export async function resumeSession(credentials: Credentials): Promise<LoginAnswer> {
  const sent = await sendCredentials(credentials);
  if (!sent.ok) return sent;
  const asked = await enterSession();
  if (!asked.ok) return asked;
  const waiting = continueWaiting;
  continueWaiting = [];
  for (const goOn of waiting) goOn();
  return asked;
}

/** Unreachable or already over: the next user has to log in either way. */
export async function endSession(): Promise<void> {
  session.set({ member: undefined, ended: false });
  await bareCall('POST /auth/logout', { body: { mode: 'session' } });
}
