import { z } from 'zod';
import { longText } from '../text.ts';

export const ANSWER_CHARS_MAX = 5_000;
export const INQUIRY_NOTE_CHARS_MAX = 4_000;
/** Answers to one inquiry, and as many notes about it and words of the member below it. */
export const ENTRIES_MAX = 50;

/** An answer by mail, and whether nothing is left to do then. */
export const answerSchema = z.object({ text: longText(ANSWER_CHARS_MAX), done: z.boolean() });

/** What a member writes below an inquiry. */
export const followUpSchema = z.object({ text: longText(ANSWER_CHARS_MAX) });

/** What the team notes about an inquiry for itself. */
export const inquiryNoteSchema = z.object({ text: longText(INQUIRY_NOTE_CHARS_MAX) });
