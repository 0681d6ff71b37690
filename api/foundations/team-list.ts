import type { Database } from '#database/connection.ts';
import { dayKey } from '#domain/site/formats.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { type FoundationFilter, listFoundations } from '#projections/foundations/list.ts';
import { filedFactsOf } from '#projections/foundations/parts.ts';

/** Formations for the team, with the people in charge. */
export async function foundationsForTeam(db: Database, query: Omit<FoundationFilter, 'today'>) {
  const filter = { ...query, today: dayKey(new Date().toISOString()) };
  const { foundations, meta } = await listFoundations(db, 'all', filter);
  const owners = new Set(foundations.flatMap(({ owner }) => owner?.ownerId ?? []));
  const names = await namesByIds(db, [...owners]);
  const data = foundations.map(({ owner, ...foundation }) => ({
    ...foundation,
    owner: owner && {
      id: owner.ownerId,
      name: names.get(owner.ownerId) ?? '–',
      standInId: owner.standInId ?? null,
    },
  }));
  return { data, meta };
}

/** Formations for a file, which also names their members and legal forms. */
export async function foundationsForFile(db: Database, query: Omit<FoundationFilter, 'today'>) {
  const { data } = await foundationsForTeam(db, query);
  const facts = await filedFactsOf(
    db,
    data.map(({ id }) => id),
  );
  const founders = new Set([...facts.values()].map(({ founderId }) => founderId));
  const names = await namesByIds(db, [...founders]);
  return data.map((foundation) => {
    const { founderId, legalForm, participants = [] } = facts.get(foundation.id) ?? {};
    const founder = founderId === undefined ? undefined : names.get(founderId);
    return { ...foundation, founder: founder ?? null, legalForm: legalForm ?? null, participants };
  });
}
