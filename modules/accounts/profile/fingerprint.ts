import type { Database } from '#database/connection.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import type { Locale } from '#domain/site/paths.ts';
import { hashToken } from '../../shared/tokens.ts';

export interface StandingMember {
  email: string;
  language: Locale;
  /** Changes with address and password, so that a change of either ends whatever is bound to it. */
  fingerprint: string;
}

/** The fingerprint of an active member; undefined for everybody else. */
export async function standingMember(
  db: Database,
  id: string,
): Promise<StandingMember | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['email', 'password_hash', 'language'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .where('role', '=', 'member')
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, password_hash, language } = row;
  const fingerprint = hashToken(`${email.toLowerCase()} ${password_hash ?? ''}`);
  return { email, language: localeOfTag(language), fingerprint };
}
