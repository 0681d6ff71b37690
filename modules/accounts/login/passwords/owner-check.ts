import type { AccountLimits } from '../../../rate-limits/account-limits.ts';
import type { Wait } from '../../../rate-limits/limiter.ts';
import type { Refused } from '../../refusals.ts';
import type { UserRow } from '../../tables.ts';
import { verifyPassword } from './passwords.ts';

const FRESH_LOGIN_MS = 15 * 60_000;

interface Session {
  loggedInAt: Date;
  ip: string;
}
type Account = Pick<UserRow, 'email' | 'password_hash'>;

export const isFreshLogin = ({ loggedInAt }: Pick<Session, 'loggedInAt'>) =>
  Date.now() - loggedInAt.getTime() <= FRESH_LOGIN_MS;

/** Whether a password is right; guessing here is delayed like guessing at a login. */
export async function tryPassword(
  limits: Pick<AccountLimits, 'login'>,
  { ip }: Pick<Session, 'ip'>,
  { email, password_hash }: Account,
  password: string,
): Promise<boolean | { refused: 'WAIT'; wait: Wait }> {
  const attempt = await limits.login(email, ip);
  if ('waitMs' in attempt) return { refused: 'WAIT', wait: attempt };
  try {
    const right = await verifyPassword(password_hash, password);
    if (!right) await attempt.failed();
    return right;
  } finally {
    attempt.over();
  }
}

/** An open session on an unattended computer must not be enough: it takes the password. */
export async function checkOwner(
  limits: Pick<AccountLimits, 'login'>,
  session: Pick<Session, 'ip'>,
  account: Account,
  password: string | undefined,
): Promise<Refused> {
  if (password === undefined) return { refused: 'TWO_FACTOR', fault: 'password_missing' };
  const right = await tryPassword(limits, session, account, password);
  if (right === true) return undefined;
  return right === false ? { refused: 'INVALID_CREDENTIALS' } : right;
}
