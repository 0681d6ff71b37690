import type { Database } from '#database/connection.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import type { Occurrence } from '#domain/duties/occurrences.ts';
import { openDutiesOf } from '#modules/duties/company-duties.ts';
import { enteredCompaniesOf, enteredCompany } from '#projections/foundations/companies.ts';

interface OwnDuty {
  foundationId: string;
  companyName: string;
  duty: Occurrence;
}

/** What is open in the companies of a member and due after an instant. */
export async function openDutiesOfMember(
  db: Database,
  accountId: string,
  { after, now, limit }: { after: Date; now: Date; limit: number },
): Promise<OwnDuty[]> {
  const [first, today] = [dateOf(after.toISOString()), dateOf(now.toISOString())];
  const ids = await enteredCompaniesOf(db, accountId, limit);
  const found = await Promise.all(
    ids.map(async (id) => {
      const company = await enteredCompany(db, id);
      if (!company) return [];
      const { companyName } = company;
      const duties = await openDutiesOf(db, company, today);
      return duties
        .filter(({ dueOn }) => dueOn >= first)
        .map((duty) => ({ foundationId: id, companyName, duty }));
    }),
  );
  return found.flat();
}
