import { z } from 'zod';
import { instant, longText, optional } from '../text.ts';
import { may, type TeamRole } from './rights.ts';

/** Most notes of one formation, not counting removed ones. */
export const NOTES_MAX = 200;
export const NOTE_CHARS_MAX = 4_000;
/** Minutes in which authors can change or remove their notes. */
export const OWN_CHANGES_MINUTES = 15;

export const callPartners = ['founder', 'notary', 'bank', 'court', 'other'] as const;
export const callDirections = ['outgoing', 'incoming'] as const;
export const callOutcomes = ['reached', 'not-reached', 'will-call-back'] as const;

const words = longText(NOTE_CHARS_MAX);

/** A written note of the team about a formation. */
export const writtenNoteSchema = z.object({ text: words });

/** A phone call of the team: with whom, who called, when, and the result. Calls are not recorded. */
export const phoneCallSchema = z.object({
  with: z.enum(callPartners),
  direction: z.enum(callDirections),
  at: instant,
  outcome: z.enum(callOutcomes),
  text: optional(words),
});
export type PhoneCall = Omit<z.infer<typeof phoneCallSchema>, 'text'>;

export const noteSchema = z.discriminatedUnion('kind', [
  writtenNoteSchema.extend({ kind: z.literal('note') }),
  phoneCallSchema.extend({ kind: z.literal('call') }),
]);
export type NoteContent = z.infer<typeof noteSchema>;

/** Allowed difference between the clocks of computers. */
const AHEAD_MS = 5 * 60_000;

/** Whether the call lies in the future. */
export const isCallAhead = (at: string, now: Date): boolean =>
  Date.parse(at) > now.getTime() + AHEAD_MS;

export interface TeamMember {
  id: string;
  role: TeamRole;
}

interface Written {
  authorId: string;
  writtenAt: string;
}

/** Whether a person may change or remove a note: the author for a while, admins at any time. */
export function mayChangeNote(
  { id, role }: TeamMember,
  { authorId, writtenAt }: Written,
  now: Date,
): boolean {
  if (may(role, 'foundations.notes-of-others')) return true;
  return id === authorId && now.getTime() < Date.parse(writtenAt) + OWN_CHANGES_MINUTES * 60_000;
}
