import { z } from 'zod';
import { meetingRequest, moveForm } from '#domain/appointments/forms.ts';
import { instant } from '#domain/text.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, list, mailedToken, ofId, page, trap } from '../http/schemas.ts';
import { span } from './slot-schemas.ts';

/** What those see of a meeting who may move and cancel it. */
export const meetingView = span.extend({
  state: z.enum(['held', 'booked', 'cancelled', 'lapsed', 'begun']),
  consultant: z.string().nullable(),
  /** Whether that is somebody of ours or of the law firm. */
  heldBy: z.enum(['coach', 'lawyer']).nullable(),
});

export const ownMeeting = meetingView.extend({ id: z.string(), version: z.int() });

export const visitorRequest = meetingRequest.extend({ trap });

const withToken = z.object({ token: mailedToken });

/** Visitors may make these too, so a bad login is ignored. */
const open = { access: 'public', ignoreBadToken: true } as const;

export const meetingCalls = declareCalls({
  'POST /meetings': {
    ...open,
    headers: keyHeaders,
    // Members leave out what their account already says.
    body: visitorRequest.partial({ name: true, email: true, language: true }),
    answers: { 200: data(span) },
  },
  'POST /meetings/by-link': { ...open, body: withToken, answers: { 200: data(meetingView) } },
  'POST /meetings/by-link/confirm': {
    ...open,
    body: withToken,
    answers: { 200: data(meetingView) },
  },
  'POST /meetings/by-link/move': {
    ...open,
    headers: keyHeaders,
    body: withToken.extend({ startsAt: instant }),
    answers: { 200: data(meetingView) },
  },
  'POST /meetings/by-link/cancel': {
    ...open,
    body: withToken,
    answers: { 200: data(meetingView) },
  },
});

export const ownMeetingCalls = declareCalls({
  'GET /meetings': { access: 'member', query: page, answers: { 200: list(ownMeeting) } },
  'POST /meetings/:id/move': {
    access: 'member',
    headers: keyHeaders,
    params: ofId,
    body: moveForm,
    answers: { 200: data(ownMeeting) },
  },
  'POST /meetings/:id/cancel': {
    access: 'member',
    params: ofId,
    answers: { 200: data(ownMeeting) },
  },
});
