import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import { mandateOf } from '#domain/foundations/people/mandate.ts';
import {
  matchNames,
  type NameKind,
  nameKey,
  nameMatches,
  partKeys,
} from '#domain/foundations/people/name-match.ts';
import { type People, participantIn } from '#domain/foundations/people/people.ts';
import { membersNamed } from '#modules/accounts/directory/members-named.ts';
import { byIndexes } from '#modules/shared/search.ts';
import { type FoundationDetails, mandated } from '../foundation-details.ts';
import { fromTable } from '../read-models/foundations.ts';
import type { NamedAs } from '../read-models/stated-names.ts';
import type { conflictsSchema } from './conflict-schemas.ts';

type Conflicts = z.output<typeof conflictsSchema>;
type Match = Conflicts['matches'][number];

/** Most matches that are shown. */
const MOST = 50;
/** Most names of a case that are looked for: its participants, who represents them, and the company. */
const MOST_NAMES = 100;
/** Most names of other cases that are compared with one of this case, the likeliest first. */
const MOST_COMPARED = 100;
/**
 * So much of a name, by its groups of three letters, stands together in those that are compared with it: with less,
 * everybody of a common surname would be.
 */
const LEAST_ALIKE = 0.57;

interface Own {
  participantId: string | null;
  as: NamedAs;
  kind: NameKind;
  name: string;
}
interface Found {
  own: Own;
  foundationId: string;
  participantId: string | null;
  as: Match['as'];
  name: string;
  how: Match['how'];
  leftAt: string | null;
}

/** Names in other cases that resemble those of a case, for the law firm to look for conflicts of interest. */
export async function conflictsOf(db: Database, foundationId: string): Promise<Conflicts> {
  return byIndexes(db, async (reading) => {
    const own = await ownNames(reading, foundationId);
    const found = [
      ...(await statedLike(reading, foundationId, own)),
      ...(await foundersLike(reading, foundationId, own)),
    ].toSorted((one, other) => nameMatches.indexOf(one.how) - nameMatches.indexOf(other.how));
    const shown = found.slice(0, MOST);
    const rows = await rowsOf(reading, [foundationId, ...shown.map((each) => each.foundationId)]);
    return {
      searched: own.map(({ name, as }) => ({ name, as })),
      matches: shown.flatMap((each) => matchIn(each, rows, foundationId) ?? []),
      more: found.length > MOST,
    };
  });
}

async function ownNames(db: Database, foundationId: string): Promise<Own[]> {
  const rows = await db
    .selectFrom('projections.stated_names')
    .select(['participant_id', 'named_as', 'kind', 'name'])
    .where('foundation_id', '=', foundationId)
    .where('left_at', 'is', null)
    .limit(MOST_NAMES)
    .execute();
  return rows.map((row) => ({
    participantId: row.participant_id,
    as: row.named_as as NamedAs,
    kind: row.kind as NameKind,
    name: row.name,
  }));
}

/**
 * Each name is looked up in the indexes by itself: those that are much alike, those with all of its words among
 * others, and those that are part of it. How they match is for the rule to say.
 */
async function statedLike(
  db: Database,
  foundationId: string,
  own: readonly Own[],
): Promise<Found[]> {
  if (own.length === 0) return [];
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_ALIKE)}, true)`.execute(
    db,
  );
  const asked = own.map(({ name, kind }, place) => {
    const key = nameKey(name, kind);
    return { place, kind, key, longer: longerThan(key), parts: partKeys(name, kind) };
  });
  const { rows } = await sql<{
    place: number;
    foundation_id: string;
    participant_id: string | null;
    named_as: NamedAs;
    name: string;
    left_at: Date | null;
  }>`
    select asked.place, other.* from json_to_recordset(${JSON.stringify(asked)}::json)
      as asked (place int, kind text, key text, longer text, parts text[])
    cross join lateral (
      select foundation_id, participant_id, named_as, name, left_at
      from projections.stated_names
      where (asked.key <% key or key like asked.longer or key = any(asked.parts))
        and kind = asked.kind and foundation_id <> ${foundationId}
      order by similarity(key, asked.key) desc, foundation_id
      limit ${MOST_COMPARED}
    ) as other`.execute(db);
  return rows.flatMap((row) => {
    const self = own[row.place];
    const how = self && matchNames(self.name, row.name, self.kind);
    if (!how) return [];
    const { foundation_id, participant_id, named_as, name, left_at } = row;
    const of = { foundationId: foundation_id, participantId: participant_id, as: named_as, name };
    return [{ own: self, ...of, how, leftAt: left_at?.toISOString() ?? null }];
  });
}

/** Pattern of the keys with all words of this one; null for one word, and where no word is long enough for the index. */
function longerThan(key: string): string | null {
  const words = key.split(' ');
  const isIndexed = words.length > 1 && words.some(({ length }) => length > 2);
  return isIndexed ? `%${words.join('%')}%` : null;
}

/** Cases in which nobody was stated have the account of their founder alone. */
async function foundersLike(
  db: Database,
  foundationId: string,
  own: readonly Own[],
): Promise<Found[]> {
  const people = own.filter(({ kind }) => kind === 'natural');
  const members = await membersNamed(
    db,
    people.map(({ name }) => name),
    MOST_COMPARED,
  );
  if (members.length === 0) return [];
  const cases = await db
    .selectFrom('projections.foundations')
    .select(['id', 'founder_id'])
    .where(
      'founder_id',
      'in',
      members.map(({ id }) => id),
    )
    .where('id', '!=', foundationId)
    .where(sql<boolean>`coalesce(details #> '{people,participants}', '[]') = '[]'`)
    .limit(MOST + 1)
    .execute();
  return cases.flatMap(({ id, founder_id }) => {
    const { name = '' } = members.find((member) => member.id === founder_id) ?? {};
    return people.flatMap((self) => {
      const how = matchNames(self.name, name, 'natural');
      const at = { foundationId: id, participantId: null, as: 'founder', leftAt: null } as const;
      return how ? [{ own: self, ...at, name, how }] : [];
    });
  });
}

type Rows = ReadonlyMap<string, { details: FoundationDetails; startedAt: string }>;

async function rowsOf(db: Database, ids: readonly string[]): Promise<Rows> {
  const rows = await db
    .selectFrom('projections.foundations')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, fromTable(row)]));
}

function matchIn(found: Found, rows: Rows, ownId: string): Match | undefined {
  const [here, there] = [rows.get(ownId), rows.get(found.foundationId)];
  if (!here || !there) return undefined;
  const { own, foundationId, participantId, as, name, how, leftAt } = found;
  const { coreData, people } = there.details;
  const participant = participantId === null ? undefined : participantIn(people, participantId);
  const { state, since } = mandateOf(mandated(there.details));
  return {
    own: { participantId: own.participantId, name: own.name, as: own.as },
    name,
    as,
    how,
    birthDate: comparedBirths(
      birthOf(here.details.people, own),
      birthOf(people, { participantId, as, name }),
    ),
    leftAt,
    roles: [
      ...(participant?.shareholder ? (['shareholder'] as const) : []),
      ...(participant?.managingDirector ? (['managing-director'] as const) : []),
    ],
    foundation: {
      id: foundationId,
      companyName: coreData?.companyName ?? null,
      startedAt: there.startedAt,
      mandate: { state, since: since ?? null },
    },
  };
}

type Person = Pick<Found, 'participantId' | 'as' | 'name'>;

/** The stated birth date of a participant, or of who represents one. */
function birthOf(people: People, { participantId, as, name }: Person): string | undefined {
  const { details } = (participantId && participantIn(people, participantId)) || {};
  if (!details) return undefined;
  const said =
    'birthDate' in details
      ? details
      : details.representedBy.find((each) => `${each.firstName} ${each.lastName}` === name);
  const isAbout = as === 'representative' ? !('birthDate' in details) : 'birthDate' in details;
  return isAbout && said?.birthDate !== ERASED ? said?.birthDate : undefined;
}

const comparedBirths = (one: string | undefined, other: string | undefined): Match['birthDate'] =>
  one === undefined || other === undefined ? null : one === other ? 'same' : 'other';
