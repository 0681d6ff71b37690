/** The header with the ids of the request that a message came from. Headers change no replay. */
export const TRAIL_HEADER = 'trail';

export interface SentTrail {
  requestId?: string;
}
