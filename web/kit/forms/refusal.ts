import { type ApiError, isUndecided } from '../api/api-error.ts';
import { type FormRefusal, incomplete } from './form-outcome.ts';
import { type Fields, type FormRules, problemsAt } from './rules.ts';

/** What a form had sent when the API refused it. */
interface SentForm {
  /** The name of the form, where a page has several. */
  form?: string;
  rules?: Partial<FormRules>;
  /** What may be shown again. */
  typed?: Fields;
  /** Sent again while the attempt is undecided. */
  key?: string;
  /** The form's own code for what only the fields can mend, such as a login that failed. */
  otherwise?: string;
}

/** How a form tells its sender about a refusal of the API. */
export function refusalOf(answer: ApiError, sent: SentForm = {}): FormRefusal {
  const { form, rules = {}, typed = {}, key, otherwise } = sent;
  const general = refusalCode(answer);
  const problems = {
    ...problemsAt(answer, rules, typed),
    ...rules.refusals?.[general],
  };
  const code = isUndecided(answer) ? general : (otherwise ?? general);
  const retry = isUndecided(answer) || code === 'LOGGED_OUT';
  return {
    ok: false,
    code: code === 'INVALID_PAYLOAD' ? incomplete(problems).code : code,
    problems,
    ...(form !== undefined && { form }),
    ...(sent.typed && { typed }),
    ...(key && retry && { retryKey: key }),
    ...(answer.retryAfterSeconds && { retryAfterSeconds: answer.retryAfterSeconds }),
  };
}

/**
 * The one meaning of a refusal for whoever reads it, a key of the texts `forms.refusal`: by status
 * what is the same everywhere, else the code of the domain, for which a form has texts of its own.
 */
export function refusalCode({ status, code }: Pick<ApiError, 'status' | 'code'>): string {
  if (status === 401) return 'LOGGED_OUT';
  if (status === 403) return 'FORBIDDEN';
  if (status === 429) return 'TOO_MANY';
  if (status === 0 || status >= 500) return 'UNAVAILABLE';
  return invalid.includes(code) ? 'INVALID_PAYLOAD' : code;
}

const invalid: readonly string[] = ['INVALID_QUERY', 'FAILED_VALIDATION'];
