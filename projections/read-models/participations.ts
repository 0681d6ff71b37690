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
  ended_at: string | null;
}
type About = Pick<Row, 'foundation_id' | 'participant_id'>;
type Said = { begun: Row } | { ended: About; at: string };

interface Gone {
  foundationId: string;
  occurredAt: string;
  data: { participantId: string };
}
const ended = ({ foundationId, occurredAt: at, data }: Gone): Said => ({
  ended: { foundation_id: foundationId, participant_id: data.participantId },
  at,
});

const isAbout = (one: About, other: About): boolean =>
  one.foundation_id === other.foundation_id && one.participant_id === other.participant_id;

/**
 * Which accounts see which formation: its lead, and co-founders who have joined and not left. Those who have left
 * stay with the instant, since data about them may still be there.
 */
export const participations = readModel({
  name: 'participations',
  columns: {
    foundation_id: column.foundation,
    account_id: column.uuid,
    role: column.text,
    participant_id: column.uuid,
    /** From this time on the account does not see the formation. */
    ended_at: column.maybeInstant,
  },
  indexes: {
    toWrite: [key('primary key (foundation_id, account_id, participant_id)')],
    toRead: [index('(account_id)')],
  },
  on: {
    FoundationStarted: ({ id, foundationId, data }): Said => ({
      begun: {
        foundation_id: foundationId,
        account_id: data.founderId,
        role: 'lead',
        participant_id: id,
        ended_at: null,
      },
    }),
    ParticipantJoined: ({ foundationId, data }): Said => ({
      begun: {
        foundation_id: foundationId,
        account_id: data.accountId,
        role: 'co-founder',
        participant_id: data.participantId,
        ended_at: null,
      },
    }),
    ParticipantLeft: ended,
    ParticipantRemoved: ended,
    AccessEnded: ended,
  },
  async write(db, said): Promise<void> {
    const begun: Row[] = [];
    const over: { about: About; at: string }[] = [];
    for (const one of said) {
      if ('begun' in one) begun.push(one.begun);
      else {
        const own = begun.filter((row) => row.ended_at === null && isAbout(row, one.ended));
        for (const row of own) row.ended_at = one.at;
        over.push({ about: one.ended, at: one.at });
      }
    }
    for (const { about, at } of over) {
      await db
        .updateTable('participations')
        .set({ ended_at: at })
        .where('foundation_id', '=', about.foundation_id)
        .where('participant_id', '=', about.participant_id)
        .where('ended_at', 'is', null)
        .execute();
    }
    // Whoever comes back with the same account has one row.
    const rows = new Map(
      begun.map((row) => [`${row.foundation_id}/${row.account_id}/${row.participant_id}`, row]),
    );
    const joined = [...rows.values()].filter(({ role }) => role === 'co-founder');
    for (const { foundation_id, account_id, participant_id } of joined) {
      await db
        .deleteFrom('participations')
        .where('foundation_id', '=', foundation_id)
        .where('account_id', '=', account_id)
        .where('participant_id', '=', participant_id)
        .execute();
    }
    await insertRows(db, 'participations', [...rows.values()]);
  },
});
