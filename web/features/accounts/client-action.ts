import type { ClientActionFunctionArgs } from 'react-router';
import { sendOnline } from '../../kit/session/kept-form.ts';

/** For pages with a form: without a connection it stays, with what was typed. */
export const clientAction = (args: ClientActionFunctionArgs) => sendOnline(args);
