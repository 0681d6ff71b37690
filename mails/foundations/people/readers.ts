import type { Database } from '#database/connection.ts';
import { type History, historyUntil } from '#domain/foundations/history.ts';
import { heldBy } from '#domain/foundations/people/held.ts';
import { missingIn, unidentified } from '#domain/foundations/people/missing.ts';
import { type Participant, participantIn } from '#domain/foundations/people/people.ts';
import { activeReader } from '#modules/accounts/directory/people.ts';
import { checkedParticipants } from '#modules/identification/identifications.ts';
import { type Addressee, readerOf } from '../../define-mail.ts';

interface Known {
  current: History;
  /** Up to the event that the mail is about. */
  history: History;
  /** Whether the lead was erased, after which nobody is written to about the formation. */
  isErased: boolean;
}

/** Those who take part besides the lead, each in their own language. */
export interface PeopleReaders {
  'co-founders': () => Promise<Addressee[]>;
  /** Whoever has joined with the event that a mail is about, else all co-founders. */
  joined: () => Promise<Addressee[]>;
  /** Who holds the drafts up; who has no account is reminded through the lead. */
  missing: () => Promise<Addressee[]>;
  /** Who has left with the event that a mail is about. */
  gone: () => Promise<Addressee[]>;
}

export function peopleReaders(
  db: Database,
  foundationId: string,
  { current, history, isErased }: Known,
): PeopleReaders {
  const reading = (accounts: (history: History) => string[]) => () =>
    membersOf(db, isErased ? [] : accounts(current));
  return {
    'co-founders': reading(coFoundersIn),
    joined: reading((now) => coFoundersIn(now).filter((id) => isTold(id, history))),
    async missing() {
      const checking = isErased ? [] : await checkedParticipants(db, foundationId);
      return membersOf(db, isErased ? [] : accountsOfMissing(current, checking));
    },
    gone: reading(() => accountOfGone(current, history)),
  };
}

/** Those of these accounts that can be written to. */
async function membersOf(db: Database, accounts: readonly string[]): Promise<Addressee[]> {
  const found = await Promise.all(accounts.map((id) => activeReader(db, id)));
  return found.flatMap((account) => (account ? [{ id: account.id, ...readerOf(account) }] : []));
}

function coFoundersIn({ state }: History): string[] {
  if (state.status === 'not-started') return [];
  const { lead, participants } = state.people;
  const accounts = participants.flatMap(({ accountId }) => accountId ?? []);
  return accounts.filter((id) => id !== lead.accountId);
}

/** Of an event with which somebody joined only they are told. */
function isTold(accountId: string, { events }: History): boolean {
  const event = events.at(-1);
  return event?.type !== 'ParticipantJoined' || event.data.accountId === accountId;
}

/** What drafts wait for besides the team. */
const heldIn = ({ state }: History): ReturnType<typeof heldBy> =>
  'coreData' in state && 'people' in state ? heldBy(state) : null;

/** @param checking who has handed in everything is not reminded */
function accountsOfMissing(history: History, checking: readonly string[]): string[] {
  const { state } = history;
  const held = heldIn(history);
  if (!held || !('coreData' in state)) return [];
  const { people, coreData } = state;
  const open =
    held.by === 'identification'
      ? unidentified(people).filter(({ participantId }) => !checking.includes(participantId))
      : missingIn(people, coreData);
  const accountOf = (id: string | undefined) =>
    (id === undefined ? undefined : participantIn(people, id)?.accountId) ?? people.lead.accountId;
  return [...new Set(open.map(({ participantId }) => accountOf(participantId)))];
}

/** The person who has left with the last event of a history, as the list had them before. */
export function goneIn(current: History, { events }: History): Participant | undefined {
  const [previous, event] = events.slice(-2);
  if (event?.type !== 'ParticipantLeft' || !previous) return undefined;
  const before = historyUntil(current, previous.id)?.state;
  if (!before || before.status === 'not-started') return undefined;
  return participantIn(before.people, event.data.participantId);
}

function accountOfGone(current: History, history: History): string[] {
  const accountId = goneIn(current, history)?.accountId;
  return accountId === undefined ? [] : [accountId];
}
