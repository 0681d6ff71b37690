import { z } from 'zod';
import { termsOf } from '#domain/search/terms.ts';
import { page } from './schemas.ts';

const day = z.iso.date().meta({ description: 'A day in Berlin, included: 2026-11-26.' }).optional();

/** Whose it is; null once the account is gone. */
export const memberSchema = z.object({ name: z.string().nullable(), email: z.string() }).nullable();

/** The words of a search; nothing was looked for without them. */
export const termsIn = ({ search }: { search?: string | undefined }) =>
  search ? termsOf(search) : undefined;

/** What the lists of the desk are asked for, beside their own filters. */
export const deskQuery = page.extend({
  search: z.string().trim().max(100).optional(),
  from: day,
  to: day,
});
