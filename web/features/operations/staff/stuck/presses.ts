import type { StuckThing } from '#api/contract.gen.d.ts';
import type { StuckKind } from '#domain/desk/stuck.ts';
import { call, type Outcome } from '../../../../desk/call.ts';

/** What somebody can do about a kind; for the others there is nothing to press. */
export interface Press {
  send: (thing: StuckThing) => Promise<Outcome>;
  /** What the API answers when it is over already: no failure to report. */
  overWith?: string;
  /** What cannot be pressed with this one. */
  isPointless?: (thing: StuckThing) => boolean;
  /** For all of them at once. */
  sendAll?: () => Promise<Outcome>;
}

export const presses: Record<StuckKind, Press | null> = {
  'part-away': null,
  'view-behind': null,
  'failed-command': {
    send: ({ foundationId }) =>
      call('POST /admin/foundations/:id/read-again', { params: { id: foundationId ?? '' } }),
    // There is no case yet.
    isPointless: ({ name }) => name === 'start-foundation',
  },
  'parked-stream': {
    send: ({ id: stream }) => call('POST /admin/parked/:stream/redrive', { params: { stream } }),
    overWith: 'NOT_PARKED',
    sendAll: () => call('POST /admin/parked/redrive'),
  },
  'stuck-activity': {
    send: ({ id }) => call('POST /admin/stuck-activities/:id/retry', { params: { id } }),
    overWith: 'NOT_STUCK',
    isPointless: ({ outlook }) => outlook === 'under-way',
  },
  'unsent-mail': {
    send: ({ id: mailId }) => call('POST /admin/mails/:mailId/resend', { params: { mailId } }),
    overWith: 'NOT_UNSENT',
  },
  'unrendered-invoice': {
    send: ({ id }) => call('POST /admin/unrendered-invoices/:id/retry', { params: { id } }),
    overWith: 'NOT_UNRENDERED',
    // No attempt has failed yet.
    isPointless: ({ outlook }) => outlook === 'waiting',
  },
  'old-outbox-entry': null,
};
