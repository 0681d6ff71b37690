import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { type Finding, findingOf } from '#domain/company-names/findings.ts';
import { nameKey } from '#domain/foundations/people/name-match.ts';
import type { Status } from '#domain/foundations/statuses.ts';

/**
 * Whether a company that was entered has this name, or one that sounds like it. What others plan never changes the
 * answer: it would tell strangers of a company before it exists.
 */
export async function enteredNames(
  db: Database,
  { companyName, city = '' }: { companyName: string; city?: string | undefined },
): Promise<Finding[]> {
  const { rows } = await sql<{ here: boolean }>`
    select lower(details #>> '{coreData,city}') = ${city.trim().toLowerCase()} as here
    from projections.stated_names as stated
    join projections.foundations as foundation on foundation.id = stated.foundation_id
    where stated.key = ${nameKey(companyName, 'company')}
      and stated.kind = 'company' and stated.named_as = 'founded'
      and foundation.status = ${'completed' satisfies Status}
    order by 1 desc
    limit 1`.execute(db);
  const [found] = rows;
  if (!found) return [];
  return [findingOf(found.here ? 'entered-here' : 'entered-elsewhere')];
}
