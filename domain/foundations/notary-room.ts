import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { ERASED } from '../erased.ts';
import { hasJoined, type People, shareholdersOf } from './people/people.ts';
import type { FoundationState, NotaryRoom } from './state.ts';
import type { CoreData, Notary } from './steps/core-data-schema.ts';

/** How long the room stays after the entry, and without one after it was made. */
const DAYS_AFTER_ENTRY = 60;
const MONTHS_WITHOUT_ENTRY = 15;

/** What the choice of a notary is about. */
export interface Standing {
  people: People;
  chosenNotary?: Notary | undefined;
  room?: NotaryRoom | undefined;
  correspondent?: { notary: Notary; since: string } | undefined;
}
type Started = Exclude<FoundationState, { status: 'not-started' }>;

const folded = (text: string | undefined) => text?.trim().toLowerCase();

/**
 * Whether two descriptions are of one notary: by the address where both have one, else by the name. Erased data
 * match everything.
 */
export function isSameNotary(one: Notary, other: Notary): boolean {
  if ([one.name, one.email, other.name, other.email].includes(ERASED)) return true;
  return one.email !== undefined && other.email !== undefined
    ? folded(one.email) === folded(other.email)
    : folded(one.name) === folded(other.name);
}

/**
 * Without its address, the next notary of that name would be the same whatever address comes with it, and releases
 * that were meant for one mailbox would open the room to another.
 */
const losesAddress = (before: Notary, notary: Notary): boolean =>
  before.email !== undefined && before.email !== ERASED && notary.email === undefined;

/** The state once the founder has chosen a notary: nobody has released another one yet. */
export function withChosen<State extends Standing>(state: State, notary: Notary): State {
  const { chosenNotary: before, people } = state;
  const isOther = before && (!isSameNotary(before, notary) || losesAddress(before, notary));
  return {
    ...state,
    chosenNotary: notary,
    people: isOther ? { ...people, notaryReleased: [] } : people,
  };
}

/** The state once the founder has confirmed a date, and with it the notary who offered it. */
export function withConfirmed<State extends Standing>(
  state: State,
  { notaryName: name, notaryEmail: email }: { notaryName: string; notaryEmail: string },
): State {
  const { chosenNotary: before } = state;
  const notary = { name, email };
  const isKnown = before?.city !== undefined && isSameNotary(before, notary);
  return withChosen(state, isKnown ? { ...notary, city: before.city } : notary);
}

/** The state once the team has corrected the named notary: another address takes another yes of the lead. */
export function withCorrected<State extends Standing & { notary?: Notary | undefined }>(
  state: State,
  notary: Notary,
): State {
  const { chosenNotary: before, notary: named, people } = state;
  if (before && named && !isSameNotary(before, named)) return state;
  const isOtherAddress = folded(before?.email) !== folded(notary.email);
  const { accountId: lead } = people.lead;
  const notaryReleased = people.notaryReleased.filter((each) => !(isOtherAddress && each === lead));
  return { ...state, chosenNotary: notary, people: { ...people, notaryReleased } };
}

/** Accounts that have to release the notary before there is a room: the lead, and shareholders who have joined. */
export const releasersOf = (people: People): readonly string[] => {
  const shareholders = shareholdersOf(people).filter(hasJoined);
  const accounts = shareholders.flatMap(({ accountId }) => accountId ?? []);
  return [...new Set([people.lead.accountId, ...accounts])];
};

/** Whether everybody whose release it takes has released the notary. */
const isReleased = (people: People): boolean =>
  releasersOf(people).every((accountId) => people.notaryReleased.includes(accountId));

/** Whether a room can go on; who joins after it was made does not close it. */
function isKept(state: Started): boolean {
  const { chosenNotary, people, obstacles, status } = state;
  return (
    status !== 'cancelled' &&
    chosenNotary?.email !== undefined &&
    chosenNotary.email !== ERASED &&
    people.notaryReleased.includes(people.lead.accountId) &&
    !obstacles.some(({ kind }) => kind === 'notary-declined')
  );
}

/** The state with the room that an event makes or ends. */
export function withRoom(
  state: FoundationState,
  { id: madeBy, occurredAt: madeAt }: { id: string; occurredAt: string },
): FoundationState {
  if (state.status === 'not-started') return state;
  const { room, ...without } = state;
  if (!isKept(state)) return room ? (without as FoundationState) : state;
  if (room || !isReleased(state.people)) return state;
  const { chosenNotary: notary, correspondent: before } = state;
  const isSame = before && notary && isSameNotary(before.notary, notary);
  const since = isSame ? before.since : madeAt;
  const correspondent = notary && { notary, since };
  return { ...state, room: { madeBy, madeAt }, correspondent };
}

/** The room of a notary as it may be open now. */
export interface OpenRoom extends NotaryRoom {
  notary: Notary & { email: string };
  /** Accounts that have released the notary. */
  released: readonly string[];
  /** From when on the notary reads the thread: what another one wrote is secret (§ 18 BNotO). */
  readsSince: string;
  /** When it ends unless something ends it before. */
  endsAt: string;
}

/** The room of the notary; undefined while there is none, and once it has ended. */
export function openRoom(
  state: RoomFacts | { status: 'not-started' },
  at: string,
): OpenRoom | undefined {
  if (!('people' in state)) return undefined;
  const { room, chosenNotary, people, coreData, correspondent } = state;
  const email = chosenNotary?.email;
  if (!room || !chosenNotary || !email || coreData?.companyName === ERASED) return undefined;
  const endsAt = endOf(room, state);
  if (endsAt <= at) return undefined;
  const readsSince = correspondent?.since ?? room.madeAt;
  const notary = { ...chosenNotary, email };
  return { ...room, notary, released: people.notaryReleased, readsSince, endsAt };
}

/** What a room depends on. */
export interface RoomFacts extends Standing {
  coreData?: CoreData | undefined;
  registerExtract?: { enteredOn?: string | undefined } | undefined;
  completedAt?: string;
}

function endOf({ madeAt }: NotaryRoom, { registerExtract, completedAt }: RoomFacts): string {
  const entered = registerExtract?.enteredOn ?? completedAt;
  return entered === undefined
    ? addMonths(new Date(madeAt), MONTHS_WITHOUT_ENTRY).toISOString()
    : addDays(new Date(entered), DAYS_AFTER_ENTRY).toISOString();
}
