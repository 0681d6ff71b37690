import { z } from 'zod';
import { obstacleKinds } from '#domain/foundations/obstacles.ts';
import { statuses } from '#domain/foundations/statuses.ts';
import { declareCalls } from '../http/calls.ts';
import { data, list, ofId, page } from '../http/schemas.ts';

const instant = z.iso.datetime();

const notary = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string().nullable(),
  city: z.string().nullable(),
  phone: z.string().nullable(),
});

export const listedNotarySchema = notary.extend({
  foundations: z.int().meta({ description: 'How many have to do with the notary.' }),
  namedAt: instant,
});

const answer = z.object({
  at: instant,
  hours: z.int().nullable().meta({ description: 'Null where nobody had asked.' }),
  gave: z.enum(['dates', 'declined']),
  from: z.enum(['room', 'desk']),
  dates: z.array(instant),
});

const wholeNotarySchema = notary.extend({
  answers: z.object({
    count: z.int(),
    timed: z.int(),
    medianHours: z.int().nullable(),
    last: z.array(answer.extend({ foundationId: z.string(), companyName: z.string().nullable() })),
  }),
  openQuestions: z.int().meta({ description: 'Formations in which the notary waits for ours.' }),
});

const notaryCaseSchema = z.object({
  id: z.string(),
  companyName: z.string().nullable(),
  status: z.enum(statuses),
  namedAt: instant,
  leftAt: instant.nullable().meta({ description: 'Since when it has been another notary’s.' }),
  appointment: z.object({ startsAt: instant, confirmed: z.boolean() }).nullable(),
  askedAt: instant.nullable().meta({ description: 'Since when dates have been waited for.' }),
  asked: z.array(z.object({ at: instant, by: z.enum(['phone', 'mail']) })),
  answers: z.array(answer),
  reported: z.array(z.object({ at: instant, kind: z.enum(obstacleKinds) })),
  questionSince: instant.nullable(),
});

/** A notary, for the team alone. */
export const notaryCalls = declareCalls({
  'GET /admin/notaries/:id': {
    access: 'foundations.read',
    params: ofId,
    answers: { 200: data(wholeNotarySchema) },
  },
  'GET /admin/notaries/:id/foundations': {
    access: 'foundations.read',
    params: ofId,
    query: page,
    answers: { 200: list(notaryCaseSchema) },
  },
});
