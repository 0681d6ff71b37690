import { sql } from 'kysely';
import { column, index, key } from './columns.ts';
import { insertRows, readModel } from './read-model.ts';

/** As what an account takes part in a formation. */
export const participationRoles = ['lead', 'co-founder'] as const;
export type ParticipationRole = (typeof participationRoles)[number];

interface Row {
  foundation_id: string;
  account_id: string;
  role: ParticipationRole;
  participant_id: string;
}
type Said = { begun: Row } | { ended: Pick<Row, 'foundation_id' | 'participant_id'> };

interface About {
  foundationId: string;
  data: { participantId: string };
}
const ended = ({ foundationId, data }: About): Said => ({
  ended: { foundation_id: foundationId, participant_id: data.participantId },
});

/** Which accounts see which formation: its lead, and co-founders who have joined and not left. */
export const participations = readModel({
  name: 'participations',
  columns: {
    foundation_id: column.foundation,
    account_id: column.uuid,
    role: column.text,
    participant_id: column.uuid,
  },
  indexes: {
    toWrite: [key('primary key (foundation_id, account_id)')],
    toRead: [index('(account_id)')],
  },
  on: {
    FoundationStarted: ({ id, foundationId, data }): Said => ({
      begun: {
        foundation_id: foundationId,
        account_id: data.founderId,
        role: 'lead',
        participant_id: id,
      },
    }),
    ParticipantJoined: ({ foundationId, data }): Said => ({
      begun: {
        foundation_id: foundationId,
        account_id: data.accountId,
        role: 'co-founder',
        participant_id: data.participantId,
      },
    }),
    ParticipantLeft: ended,
    ParticipantRemoved: ended,
    AccessEnded: ended,
  },
  async write(db, said): Promise<void> {
    const begun = new Map<string, Row>();
    const over = new Map<string, Pick<Row, 'foundation_id' | 'participant_id'>>();
    const nameOf = (row: Pick<Row, 'foundation_id' | 'participant_id'>) =>
      `${row.foundation_id}/${row.participant_id}`;
    for (const one of said) {
      if ('begun' in one) begun.set(nameOf(one.begun), one.begun);
      else {
        begun.delete(nameOf(one.ended));
        over.set(nameOf(one.ended), one.ended);
      }
    }
    if (over.size > 0) {
      const rows = [...over.values()];
      const pairs = sql`unnest(${rows.map((row) => row.foundation_id)}::uuid[],
        ${rows.map((row) => row.participant_id)}::uuid[])`;
      await db
        .deleteFrom('participations')
        .where(sql<boolean>`(foundation_id, participant_id) in (select * from ${pairs})`)
        .execute();
    }
    await insertRows(db, 'participations', [...begun.values()]);
  },
});
