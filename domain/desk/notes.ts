import { z } from 'zod';
import { instant, longText, optional } from '../text.ts';
import { may, type TeamRole } from './rights.ts';

/** For one formation; what was removed does not count. */
export const NOTES_MAX = 200;
export const NOTE_CHARS_MAX = 4_000;
/** How long the author can still change a note or take it back. */
export const OWN_CHANGES_MINUTES = 15;

export const callPartners = ['founder', 'notary', 'bank', 'court', 'other'] as const;
export const callDirections = ['outgoing', 'incoming'] as const;
export const callOutcomes = ['reached', 'not-reached', 'will-call-back'] as const;

const words = longText(NOTE_CHARS_MAX);

/** What the team writes down about a formation for itself. */
export const writtenNoteSchema = z.object({ text: words });

/** A phone call of the team: with whom, who rang, when, and what came of it. Nothing is recorded. */
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

/** Clocks of computers differ a little. */
const AHEAD_MS = 5 * 60_000;

/** Whether a call would have yet to be made. */
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

/** Whether somebody may change a note or remove it: the author for a while, admins at any time. */
export function mayChangeNote(
  { id, role }: TeamMember,
  { authorId, writtenAt }: Written,
  now: Date,
): boolean {
  if (may(role, 'foundations.notes-of-others')) return true;
  return id === authorId && now.getTime() < Date.parse(writtenAt) + OWN_CHANGES_MINUTES * 60_000;
}
