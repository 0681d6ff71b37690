import { z } from 'zod';
import { locales } from '#domain/site/paths.ts';
import { replyPlaces } from '#modules/replies/files.ts';
import { declareCalls } from '../http/calls.ts';
import { data } from '../http/schemas.ts';

export const replySchema = z.object({
  /** The same in both languages. */
  key: z.string(),
  language: z.enum(locales),
  title: z.string(),
  /** Where it is offered. */
  places: z.array(z.enum(replyPlaces)),
  text: z.string(),
});

export const replyCalls = declareCalls({
  'GET /admin/replies': {
    access: 'today.read',
    answers: { 200: data(z.array(replySchema)) },
  },
});
