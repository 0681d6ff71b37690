import { z } from 'zod';
import { termsOf } from '#domain/search/terms.ts';
import { page } from './schemas.ts';

const day = z.iso.date().meta({ description: 'A day in Berlin, included: 2026-11-26.' }).optional();

/** The person whom a row belongs to; null once the account is gone. */
export const memberSchema = z.object({ name: z.string().nullable(), email: z.string() }).nullable();

/** The terms of a search; empty without one. */
export const termsIn = ({ search }: { search?: string | undefined }) =>
  search ? termsOf(search) : undefined;

/** Query parameters of every list of the desk, besides its own filters. */
export const deskQuery = page.extend({
  search: z.string().trim().max(100).optional(),
  from: day,
  to: day,
});
