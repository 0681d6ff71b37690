import { randomInt } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import type { TwoFactorKeys } from './keys.ts';

const COUNT = 10;
/** 80 bits are too many to guess, even for somebody with the table and the key of the hashes. */
const LENGTH = 16;
/** Without 0, 1, O and I, since the codes are copied from paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Replaces all codes of a person.
 *
 * @returns the codes in clear, `ABCD-EFGH-JKLM-NPQR`
 */
export async function replaceRecoveryCodes(
  trx: Database,
  keys: TwoFactorKeys,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({
    user_id: userId,
    code_hash: keys.hashRecoveryCode(userId, code),
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

const newCode = () =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Normalises a typed code; undefined for text that cannot be one. */
const codeFrom = (entered: string): string | undefined => {
  const code = entered.replace(/[\s-]/g, '').toUpperCase();
  return code.length === LENGTH && [...code].every((char) => ALPHABET.includes(char))
    ? code
    : undefined;
};

/** Uses up a recovery code. @returns false when it is wrong or was used before */
export async function spendRecoveryCode(
  db: Database,
  keys: TwoFactorKeys,
  userId: string,
  entered: string,
): Promise<boolean> {
  const code = codeFrom(entered);
  if (!code) return false;
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', keys.hashRecoveryCode(userId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function recoveryCodesLeft(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function hasRecoveryCodes(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
