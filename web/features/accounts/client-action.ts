import type { ClientActionFunctionArgs } from 'react-router';
import { sendOnline } from '../../kit/session/kept-form.ts';
import type { Outcome } from './outcome.ts';

/** For pages with a form: without a connection it stays, with what was typed. */
export const clientAction = (args: ClientActionFunctionArgs) =>
  sendOnline(
    args,
    (): Extract<Outcome, { ok: false }> => ({
      ok: false,
      code: 'unavailable',
      problems: {},
    }),
  );
