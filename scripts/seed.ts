import type { Connection, Database } from '#database/connection.ts';
import { personalRights } from '#domain/desk/rights.ts';
import {
  addPeople,
  demoPersonId,
  hasPeople,
  type NewPerson,
} from '#modules/accounts/demo-accounts.ts';
import { addConsultant, hasConsultants } from '#modules/appointments/calendar/consultants.ts';

const given = { rights: personalRights };

const people: readonly NewPerson[] = [
  { email: 'founder@example.com', role: 'member', firstName: 'Jana', lastName: 'Keller' },
  { email: 'staff@example.com', role: 'staff', firstName: 'Nele', lastName: 'Hartmann', ...given },
  { email: 'lawyer@example.com', role: 'lawyer', firstName: 'Lea', lastName: 'Sommer', ...given },
  { email: 'admin@example.com', role: 'admin', firstName: 'Tom', lastName: 'Weber' },
];

const hour = 60;
const mondayToFriday = [1, 2, 3, 4, 5];
/**
 * Two lawyers of the firm have consultations and legal hours, and one of our own people has strategy meetings.
 * The lawyers' hours do not overlap, so every slot belongs to one of them and can be booked once.
 */
const consultants = [
  {
    name: 'Nele Hartmann',
    kind: 'coach',
    accountId: demoPersonId('staff@example.com'),
    opens: 8 * hour,
    closes: 20 * hour,
  },
  {
    name: 'Dr. Lea Sommer',
    kind: 'lawyer',
    accountId: demoPersonId('lawyer@example.com'),
    opens: 8 * hour,
    closes: 14 * hour,
  },
  { name: 'Jonas Brandt', kind: 'lawyer', opens: 14 * hour, closes: 20 * hour },
] as const;

export interface SeedOptions {
  password: string;
  /** People besides the four logins. */
  founders: readonly NewPerson[];
}

/**
 * Adds the demo's logins and consultants. Each kind is added only while there is none, so that removals and
 * changes stay.
 */
export async function seed({ db }: Connection, options: SeedOptions): Promise<void> {
  const everybody = [...people, ...options.founders].map((one) => ({
    ...one,
    id: demoPersonId(one.email),
  }));
  await db.transaction().execute(async (transaction) => {
    if (!(await hasPeople(transaction))) await addPeople(transaction, everybody, options.password);
    if (!(await hasConsultants(transaction))) await addConsultants(transaction);
  });
}

async function addConsultants(db: Database): Promise<void> {
  for (const consultant of consultants) {
    await addConsultant(db, { ...consultant, weekdays: mondayToFriday });
  }
}
