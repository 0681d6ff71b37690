import type { Participant } from './people.ts';

/** Who reads about the people of a formation: the team, or somebody who takes part in it. */
export type Reader = 'team' | { role: 'lead' | 'co-founder'; participantId: string };

/**
 * Whether a reader sees what the deed says of a participant: the team does, everybody their own, and the lead
 * what they stated of people without account, until these join. What these then state stays theirs, even once
 * their account has no access any more.
 */
export function seesDetails(
  reader: Reader,
  { participantId, accountId, accessEnded }: Participant,
): boolean {
  if (reader === 'team' || reader.participantId === participantId) return true;
  return reader.role === 'lead' && accountId === undefined && !accessEnded;
}

/** Whether a reader sees how to reach the others. */
export const seesAddresses = (reader: Reader): boolean =>
  reader === 'team' || reader.role === 'lead';
