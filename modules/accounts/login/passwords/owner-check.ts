import type { Database } from '#database/connection.ts';
import type { Wait } from '../../../rate-limits/limiter.ts';
import type { RateLimits } from '../../../rate-limits/rate-limits.ts';
import type { Refused } from '../../refusals.ts';
import type { UserRow } from '../../tables.ts';
import { verifyPassword } from './passwords.ts';

const FRESH_LOGIN_MS = 15 * 60_000;

interface Session {
  loggedInAt: Date;
  sessionId: string;
  ip: string;
}
type Account = Pick<UserRow, 'email' | 'password_hash'>;

const isFreshLogin = ({ loggedInAt }: Pick<Session, 'loggedInAt'>) =>
  Date.now() - loggedInAt.getTime() <= FRESH_LOGIN_MS;

/** Whether a password is right. Wrong guesses delay further ones by session, as they do at a login. */
async function tryPassword(
  limits: RateLimits,
  { ip, sessionId }: Pick<Session, 'ip' | 'sessionId'>,
  { email, password_hash }: Account,
  password: string,
): Promise<boolean | { refused: 'WAIT'; wait: Wait }> {
  const attempt = await limits.login.begin({ email, ip, device: `session ${sessionId}` });
  if ('waitMs' in attempt) return { refused: 'WAIT', wait: attempt };
  try {
    const right = await verifyPassword(password_hash, password);
    if (!right) await attempt.failed();
    return right;
  } finally {
    attempt.over();
  }
}

/**
 * Asks for the password: an open session on an unattended computer must not be enough to take over an account.
 */
export async function doubtOwner(
  limits: RateLimits,
  session: Session,
  account: Account,
  currentPassword: string | undefined,
): Promise<Refused> {
  if (currentPassword === undefined) {
    return isFreshLogin(session) ? undefined : { refused: 'CURRENT_PASSWORD_NEEDED' };
  }
  const right = await tryPassword(limits, session, account, currentPassword);
  if (right === true) return undefined;
  return right === false ? { refused: 'PASSWORD', fault: 'wrong' } : right;
}

/** Asks for the caller's own password before changes to accounts of others. */
export async function doubtActor(
  db: Database,
  limits: RateLimits,
  actor: Session & { id: string },
  currentPassword: string | undefined,
): Promise<Refused> {
  const account = await db
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', actor.id)
    .executeTakeFirst();
  if (!account) return { refused: 'INVALID_CREDENTIALS' };
  return doubtOwner(limits, actor, account, currentPassword);
}

/** Asks for the password however recent the login is. */
export async function checkOwner(
  limits: RateLimits,
  session: Pick<Session, 'ip' | 'sessionId'>,
  account: Account,
  password: string | undefined,
): Promise<Refused> {
  if (password === undefined) return { refused: 'TWO_FACTOR', fault: 'password_missing' };
  const right = await tryPassword(limits, session, account, password);
  if (right === true) return undefined;
  return right === false ? { refused: 'INVALID_CREDENTIALS' } : right;
}
