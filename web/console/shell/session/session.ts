import type { UserIdentity } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { CallError, request } from '../api/request.ts';
import { type ConsoleRole, consoleRoles } from './role.ts';

interface Me {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: { name: string };
}
const FIELDS = 'id,email,first_name,last_name,role.name';

export interface Identity extends UserIdentity {
  fullName: string;
  email: string;
  role: ConsoleRole;
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

let session: Session = { member: undefined, ended: false };
let continueWaiting: (() => void)[] = [];
const listeners = new Set<() => void>();

function change(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSession = () => useSyncExternalStore(subscribe, () => session);
export const memberOfThisTab = () => session.member;

/** The logged-in user, or null for a customer. @throws CallError 401 without a session */
export async function readTeamMember(): Promise<Identity | null> {
  const { data } = (await request<{ data: Me }>('GET', `/users/me?fields=${FIELDS}`)).body;
  const role = consoleRoles.find((known) => known === data.role.name);
  if (!role) return null;
  const { id, email } = data;
  const fullName = [data.first_name, data.last_name].filter(Boolean).join(' ') || email;
  return { id, email, fullName, role };
}

/** Makes the logged-in user the one of this tab; null for a customer. @throws CallError */
export async function enterSession(): Promise<Identity | null> {
  const member = await readTeamMember();
  if (member) change({ member, ended: false });
  return member;
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
  const { member, ended } = session;
  if (!member || ended) return ended;
  try {
    return (await readTeamMember())?.id !== member.id;
  } catch (error) {
    // A server that cannot be asked has not ended anything.
    return error instanceof CallError && (error.status === 401 || error.status === 403);
  }
}

/** Shows the login over the page, and waits for it. */
export function loggedInAgain(): Promise<void> {
  if (!session.ended) change({ ...session, ended: true });
  return new Promise((resolve) => continueWaiting.push(resolve));
}

/** @throws CallError */
export async function logIn(credentials: Credentials): Promise<void> {
  await request('POST', '/auth/login', { body: { ...credentials, mode: 'session' } });
}

/** Logs the same user in again and lets what was waiting go on. @throws CallError */
export async function resumeSession(credentials: Credentials): Promise<void> {
  await logIn(credentials);
  await enterSession();
  const waiting = continueWaiting;
  continueWaiting = [];
  for (const goOn of waiting) goOn();
}

export async function endSession(): Promise<void> {
  change({ member: undefined, ended: false });
  try {
    await request('POST', '/auth/logout', { body: { mode: 'session' } });
  } catch (error) {
    // Unreachable or already over: the next user has to log in either way.
    if (!(error instanceof CallError)) throw error;
  }
}
