import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Connection } from '#database/connection.ts';
import type { Tables } from '#database/tables.ts';
import { hashPassword } from '#modules/accounts/passwords.ts';

const people = [
  { email: 'founder@example.com', role: 'member', first_name: 'Jana', last_name: 'Keller' },
  { email: 'staff@example.com', role: 'staff', first_name: 'Nele', last_name: 'Hartmann' },
  { email: 'lawyer@example.com', role: 'lawyer', first_name: 'Lea', last_name: 'Sommer' },
  { email: 'admin@example.com', role: 'admin', first_name: 'Tom', last_name: 'Weber' },
] as const;

const hour = 60;
/** Their hours do not overlap, so every start is one person's and can be taken once. */
const consultants = [
  { name: 'Dr. Lea Sommer', kind: 'lawyer', opens: 8 * hour, closes: 14 * hour },
  { name: 'Jonas Brandt', kind: 'lawyer', opens: 14 * hour, closes: 20 * hour },
] as const;
const mondayToFriday = [1, 2, 3, 4, 5];

/**
 * What the demo begins with; each part only while its table is empty, so that nothing comes back
 * that somebody has removed or changed.
 */
export async function seed({ db }: Connection, { password }: { password: string }): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await seedPeople(tx, hash);
    await seedConsultants(tx);
  });
}

async function seedPeople(tx: Transaction<Tables>, hash: string): Promise<void> {
  if (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) return;
  const now = new Date();
  const rows = people.map((person) => ({
    ...person,
    id: randomUUID(),
    password_hash: hash,
    phone: null,
    status: 'active' as const,
    terms_accepted_at: now,
  }));
  await tx.insertInto('users').values(rows).execute();
}

async function seedConsultants(tx: Transaction<Tables>): Promise<void> {
  if (await tx.selectFrom('consultants').select('id').limit(1).executeTakeFirst()) return;
  const rows = consultants.map((consultant) => ({ ...consultant, id: randomUUID() }));
  const persons = rows.map(({ id, name, kind }) => ({ id, name, kind }));
  await tx.insertInto('consultants').values(persons).execute();
  const hours = rows.flatMap(({ id, opens, closes }) =>
    mondayToFriday.map((weekday) => ({
      consultant_id: id,
      weekday,
      starts_minute: opens,
      ends_minute: closes,
    })),
  );
  await tx.insertInto('weekly_hours').values(hours).execute();
}
