import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import type { Checks } from '../accounts/login/providers/open-id.ts';
import { hashToken } from '../shared/tokens.ts';
import { opened, type SealingKeys, sealed } from './sealed.ts';

/** Time from the click until the provider sends the browser back. */
export const ATTEMPT_MS = 10 * 60_000;

interface Deps {
  db: Database;
  keys: SealingKeys;
}

/** Who begins: an account, or the holder of a mailed link. */
export type Beginner = { accountId: string } | { linkId: string };

export interface Declarations {
  politicallyExposed: boolean;
  forOwnAccount: boolean;
}

const content = z.object({
  nonce: z.string(),
  codeVerifier: z.string(),
  politicallyExposed: z.boolean(),
  forOwnAccount: z.boolean(),
});

export interface Attempt extends Declarations {
  id: string;
  foundationId: string;
  participantId: string;
  provider: string;
  beginner: Beginner;
  nonce: string;
  codeVerifier: string;
}

const placeOf = (id: string) => `identification_attempts/${id}`;

/** @returns its id, with which the browser that began it is known again */
export async function beginAttempt(
  { db, keys }: Deps,
  attempt: {
    foundationId: string;
    participantId: string;
    provider: string;
    beginner: Beginner;
    declared: Declarations;
    checks: Checks;
  },
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const { foundationId, participantId, provider, beginner, declared, checks } = attempt;
  const { state, nonce, codeVerifier } = checks;
  const secret = { nonce, codeVerifier, ...declared };
  await db
    .insertInto('identification_attempts')
    .values({
      id,
      foundation_id: foundationId,
      participant_id: participantId,
      account_id: 'accountId' in beginner ? beginner.accountId : null,
      link_id: 'linkId' in beginner ? beginner.linkId : null,
      provider,
      state_hash: hashToken(state),
      content: await sealed(keys, foundationId, secret, placeOf(id)),
      expires_at: new Date(now.getTime() + ATTEMPT_MS),
    })
    .execute();
  return id;
}

/** Whose attempt a state belongs to, even one that is over: the page to which its browser goes back. */
export async function placeOfAttempt(db: Database, state: string) {
  const row = await db
    .selectFrom('identification_attempts')
    .select(['id', 'foundation_id', 'account_id', 'link_id'])
    .where('state_hash', '=', hashToken(state))
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      foundationId: row.foundation_id,
      accountId: row.account_id,
      linkId: row.link_id,
    }
  );
}

/** The attempt of a provider's answer, once and in time; undefined for every other state. */
export async function takeAttempt(
  { db, keys }: Deps,
  state: string,
  now: Date,
): Promise<Attempt | undefined> {
  const row = await db
    .updateTable('identification_attempts')
    .set({ used_at: now })
    .where('state_hash', '=', hashToken(state))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const [secret] = await opened(keys, content, [{ content: row.content, place: placeOf(row.id) }]);
  if (!secret) return undefined;
  const { account_id: accountId, link_id: linkId } = row;
  const beginner = accountId === null ? linkId !== null && { linkId } : { accountId };
  if (!beginner) return undefined;
  return {
    id: row.id,
    foundationId: row.foundation_id,
    participantId: row.participant_id,
    provider: row.provider,
    beginner,
    ...secret,
  };
}

/** @returns the number removed */
export async function sweepAttempts(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('identification_attempts')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
