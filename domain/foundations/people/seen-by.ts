import type { Participant } from './people.ts';

/** Who reads about the people of a formation: the team, somebody who takes part in it, or the notary in the room. */
export type Reader =
  | 'team'
  | { role: 'lead' | 'co-founder'; participantId: string }
  /** With the accounts that have released the notary from secrecy. */
  | { role: 'notary'; released: readonly string[] };

/**
 * Whether a reader sees what the deed says of a participant: the team does, everybody their own, and the lead
 * what they stated of people without account, until these join. What these then state stays theirs, even once
 * their account has no access any more.
 *
 * Our team does not wait for the law firm to be released from secrecy (§ 43a (2) BRAO): people state this to us,
 * we must know it to identify them (§ 11 (4) no. 1 GwG), which comes before the first draft, and the team states it
 * for those who cannot. What waits is what the firm makes of it, drafts and sheets, and the search by a day of birth,
 * which goes through everybody's cases.
 */
export function seesDetails(
  reader: Reader,
  { participantId, accountId, accessEnded }: Participant,
): boolean {
  if (reader === 'team') return true;
  if (reader.role === 'notary')
    return accountId !== undefined && reader.released.includes(accountId);
  if (reader.participantId === participantId) return true;
  return reader.role === 'lead' && accountId === undefined && !accessEnded;
}

/** Whether a reader sees how to reach the others. */
export const seesAddresses = (reader: Reader): boolean =>
  reader === 'team' || reader.role === 'lead';

/** A notary reads of whoever has not released the notary the name and the shares alone. */
export const seesRoles = (reader: Reader, participant: Participant): boolean =>
  reader === 'team' || reader.role !== 'notary' || seesDetails(reader, participant);
