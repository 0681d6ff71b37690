import type { Fields, Problems } from './rules.ts';

/** What became of an attempt to send a form: the one answer of actions and of calls of the API. */
export type FormOutcome<Done = unknown> = ({ ok: true; form?: string } & Done) | FormRefusal;

export interface FormRefusal {
  ok: false;
  /** The name of the form, where a page has several. */
  form?: string;
  /** Why: a key of the texts `forms.refusal`, or of those of the form itself. */
  code: string;
  problems: Problems;
  /** For browsers without JavaScript, where the page reloads. Never passwords. */
  typed?: Fields;
  /** Set while the attempt is undecided: sent again with this key it takes effect once. */
  retryKey?: string;
  /** How long to wait before the next attempt. */
  retryAfterSeconds?: number;
}

const lacking: readonly string[] = ['REQUIRED', 'NOT_CHOSEN', 'NOT_ACCEPTED'];

/** Fields that are missing or wrong; nothing was sent on. */
export const incomplete = (problems: Problems, typed?: Fields): FormRefusal => ({
  ok: false,
  code: Object.values(problems).some((one) => lacking.includes(one))
    ? 'MISSING'
    : 'INVALID_PAYLOAD',
  problems,
  ...(typed && { typed }),
});
