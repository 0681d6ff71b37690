import { v5 as uuidv5, validate } from 'uuid';
import { commands } from '#domain/foundation/foundation.ts';
import type { Answer, Backend } from '../../../server/services.ts';
import {
  type Fields,
  type FounderCommand,
  fieldsOf,
  isFounderCommand,
  type Problems,
  payloadOf,
  problemsAt,
  problemsOf,
} from './payloads.ts';

export type CommandResult =
  | { command: FounderCommand; ok: true }
  | {
      command: FounderCommand;
      ok: false;
      /** A key of `foundation.refusal`. */
      code: string;
      problems: Problems;
      /** What was typed, for a browser without JavaScript. */
      fields: Fields;
      /** Set where the command may still happen: repeating it with this key does it once. */
      retryKey?: string;
    };

type Refused = Extract<CommandResult, { ok: false }>;

interface Accepted {
  revision: number;
  position: string;
}

/**
 * Sends the command a form names. The hidden key of the form and the name of the command make the
 * Idempotency-Key, so a double click, a reload and a retry are one command.
 * @throws Response 400 for a form that is none of ours
 */
export async function runCommand(
  backend: Backend,
  foundationId: string,
  form: FormData,
): Promise<CommandResult> {
  const { command, key = '', ...fields } = fieldsOf(form);
  if (!isFounderCommand(command) || !validate(key)) throw new Response(null, { status: 400 });
  const refused = (code: string, more: Partial<Refused> = {}): Refused => {
    return { command, ok: false, code, problems: {}, fields, ...more };
  };
  if (command === 'decline-consultation' && fields.confirmed !== 'yes') {
    return refused('CONFIRM_FIRST', { problems: { confirmed: 'REQUIRED' } });
  }
  const payload = payloadOf[command](fields);
  const parsed = commands[command].payload.safeParse(payload);
  if (!parsed.success) {
    return refused('INVALID_PAYLOAD', { problems: problemsOf(parsed.error.issues, fields) });
  }
  const answer = await backend.post<Accepted>(`/foundations/${foundationId}/commands/${command}`, {
    body: payload,
    idempotencyKey: uuidv5(command, key),
  });
  if (!answer.ok) return refused(codeOf(answer), detailsOf(answer, fields, key));
  // The page is read right after: wait until it can show what has just happened.
  await backend.get(`/foundations/${foundationId}`, { query: { after: answer.data.position } });
  return { command, ok: true };
}

type Failed = Extract<Answer<unknown>, { ok: false }>;

function codeOf({ status, code }: Failed): string {
  if (status === 401 || status === 403) return 'FORBIDDEN';
  if (status === 429) return 'TOO_MANY';
  if (status === 503) return 'UNAVAILABLE';
  return status >= 500 ? 'UNKNOWN' : code;
}

function detailsOf({ status, extensions }: Failed, fields: Fields, key: string): Partial<Refused> {
  const wrong = Array.isArray(extensions.fields) ? extensions.fields : [];
  const problems = problemsAt(
    wrong.filter((path) => typeof path === 'string'),
    fields,
  );
  return status >= 500 || status === 429 ? { problems, retryKey: key } : { problems };
}
