import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Locale } from '#domain/site/paths.ts';
import { emailAddress, line } from '#domain/text.ts';
import { languageTag } from '../../profile/account-fields.ts';
import type { UserRow } from '../../tables.ts';
import type { LoggedIn } from '../sessions.ts';
import type { Claims, Subject } from './open-id.ts';
import { isRefused, type ProviderRefusal } from './refusals.ts';

type Owner = LoggedIn & Pick<UserRow, 'status'>;

/**
 * The account of a person whom a provider has identified; their first login creates one. Only the provider's
 * subject binds an account. The address of an existing account does not open it: otherwise anyone who runs or
 * tricks a provider could take over any account.
 */
export async function accountOf(
  db: Database,
  provider: string,
  { subject, claims }: Subject,
  locale: Locale,
): Promise<LoggedIn | ProviderRefusal> {
  if (subject.length > 255)
    return { refused: 'INVALID_CREDENTIALS', detail: 'the subject is long' };
  const known = await ownerOf(db, provider, subject);
  if (known) return admit(known);
  const stated = await claims('email');
  if (isRefused(stated)) return stated;
  const email = emailAddress.safeParse(stated.email);
  if (!email.success || stated.email_verified !== true) {
    return { refused: 'INVALID_CREDENTIALS', detail: 'there is no verified address' };
  }
  const person = { email: email.data, ...namesOf(stated), language: languageOf(stated, locale) };
  const added = await addAccount(db, provider, subject, person);
  if (added) return added;
  // Of two first logins at the same time, the other one has created the account.
  const other = await ownerOf(db, provider, subject);
  return other
    ? admit(other)
    : { refused: 'INVALID_PROVIDER', detail: 'the address has another account' };
}

const ownerOf = (db: Database, provider: string, subject: string): Promise<Owner | undefined> =>
  db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select(['u.id', 'u.role', 'u.status', 'u.password_hash', 'u.tfa_secret'])
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst();

/** No provider may grant the team's rights: the team logs in with password and second factor. */
function admit(owner: Owner): LoggedIn | ProviderRefusal {
  const { id, role, status } = owner;
  if (status === 'suspended') return { refused: 'USER_SUSPENDED', detail: status, userId: id };
  if (status !== 'active') return { refused: 'INVALID_CREDENTIALS', detail: status, userId: id };
  if (role !== 'member') return { refused: 'FORBIDDEN', detail: `role ${role}`, userId: id };
  return owner;
}

type Person = Pick<Selectable<UserRow>, 'email' | 'first_name' | 'last_name' | 'language'>;

/** Creates the account; undefined when the address has one. Terms are accepted at the first login on the site. */
function addAccount(db: Database, provider: string, subject: string, person: Person) {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .insertInto('users')
      .values({ id: randomUUID(), ...person, provider, role: 'member', status: 'active' })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(['id', 'role', 'password_hash', 'tfa_secret'])
      .executeTakeFirst();
    if (!user) return undefined;
    await trx.insertInto('identities').values({ provider, subject, user_id: user.id }).execute();
    return user;
  });
}

const name = line(100);

/** Leaves out names that a form would not accept. */
const namesOf = ({ given_name, family_name }: Claims) => ({
  first_name: name.safeParse(given_name).data ?? null,
  last_name: name.safeParse(family_name).data ?? null,
});

function languageOf({ locale }: Claims, otherwise: Locale): string {
  const tag = typeof locale === 'string' ? locale.replaceAll('_', '-') : undefined;
  return languageTag.safeParse(tag).data ?? otherwise;
}
