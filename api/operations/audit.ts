import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { termsOf } from '#domain/search/terms.ts';
import { findPeople } from '#modules/accounts/directory/find-people.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { type AuditQuery, auditEntries, type RecordedAudit } from '#modules/audit/audit-log.ts';
import { idsNamed } from '#projections/foundations/find.ts';
import { companyNamesOf } from '#projections/foundations/parts.ts';

/** A name that more have is no answer. */
const MAX_NAMED = 50;

type Query = Omit<AuditQuery, 'actorIds' | 'targetIds'> & {
  actor?: string | undefined;
  person?: string | undefined;
  target?: string | undefined;
  search?: string | undefined;
};

/** Who did what, for admins. */
export async function auditForTeam(db: Database, query: Query) {
  const { actor, person, target, search, ...rest } = query;
  const actorIds = actor ? [actor] : person ? await peopleNamed(db, person) : undefined;
  const targetIds = target ? [target] : search ? await targetsNamed(db, search) : undefined;
  const { entries, meta } = await auditEntries(db, { ...rest, actorIds, targetIds });
  return { data: await withNames(db, entries), meta };
}

const isId = (text: string) => z.uuid().safeParse(text).success;

async function peopleNamed(db: Database, typed: string): Promise<string[]> {
  if (isId(typed)) return [typed.toLowerCase()];
  const terms = termsOf(typed);
  if (terms.length === 0) return [];
  const { rows } = await findPeople(db, terms, MAX_NAMED);
  return rows.slice(0, MAX_NAMED).map(({ id }) => id);
}

/** An id of anything, a person, or a formation by its file number or its names. */
async function targetsNamed(db: Database, typed: string): Promise<string[]> {
  if (isId(typed)) return [typed.toLowerCase()];
  const terms = termsOf(typed);
  if (terms.length === 0) return [typed];
  const people = await peopleNamed(db, typed);
  return [typed, ...people, ...(await idsNamed(db, terms, MAX_NAMED))];
}

/** Entries hold ids alone; what is erased has no name any more. */
async function withNames(db: Database, entries: readonly RecordedAudit[]) {
  const idsOf = (kind: string) =>
    entries.flatMap(({ target }) => (target?.kind === kind && isId(target.id) ? target.id : []));
  const actors = entries.flatMap(({ actor }) => actor.id ?? []);
  const [people, companies] = await Promise.all([
    namesByIds(db, [...new Set([...actors, ...idsOf('account')])]),
    companyNamesOf(db, [...new Set(idsOf('foundation'))]),
  ]);
  return entries.map(({ actor, target, ...entry }) => ({
    ...entry,
    actor: { ...actor, name: people.get(actor.id ?? '') ?? null },
    target: target && {
      ...target,
      name: people.get(target.id) ?? companies.get(target.id) ?? null,
    },
  }));
}
