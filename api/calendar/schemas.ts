import { z } from 'zod';
import { declareCalls } from '../http/calls.ts';
import { data, noBody, ofType } from '../http/schemas.ts';

const choice = z.object({
  /** Whether it shows names of companies and notaries, places and numbers. */
  names: z.boolean(),
});

export const calendarCalls = declareCalls({
  'GET /users/me/calendar': {
    access: 'self',
    answers: { 200: data(choice.extend({ createdAt: z.iso.datetime() }).nullable()) },
  },
  'POST /users/me/calendar': {
    access: 'self',
    body: choice,
    answers: {
      /** Shown only this once. An earlier address stops working. */
      200: data(z.object({ address: z.url() })),
    },
  },
  'PATCH /users/me/calendar': { access: 'self', body: choice, answers: { 204: noBody } },
  'DELETE /users/me/calendar': { access: 'self', answers: { 204: noBody } },
  'GET /calendar/:file': {
    access: 'public',
    ignoreBadToken: true,
    params: z.object({ file: z.string() }),
    answers: { 200: ofType('text/calendar', z.string()), 304: noBody },
  },
});
