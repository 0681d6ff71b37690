import { v5 as uuidv5, validate } from 'uuid';
import { commands } from '#domain/foundations/foundation.ts';
import { isUndecided, refusalCode } from '../../../kit/api/api-error.ts';
import { fieldsOf, judge, problemsAt } from '../../../kit/forms/rules.ts';
import type { Backend } from '../../../server/services.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import type { Accepted, CommandRefusal, CommandResult, Unseen } from '../commands/command.ts';
import { commandForms, isFormCommand } from './command-forms.ts';

/**
 * Sends the command a form names. The form's hidden key and the command's name make up the
 * Idempotency-Key, so a double click, a reload and a retry are one command.
 * @throws Response 400 for an unknown command or a form without a valid key
 */
export async function runCommand(
  backend: Backend,
  foundationId: string,
  form: FormData,
): Promise<CommandResult> {
  const { command, key = '', revision, ...typed } = fieldsOf(form);
  if (!isFormCommand(command) || !validate(key)) throw new Response(null, { status: 400 });
  const refused = (code: string, more: Partial<CommandRefusal> = {}): CommandResult => {
    return { command, ok: false, code, problems: {}, typed, ...more };
  };
  const rules = { schema: commands[command].payload, ...commandForms[command].rules };
  const judged = judge(rules, typed);
  if (!judged.ok) return refused('INVALID_PAYLOAD', { problems: judged.problems });
  const path = `/foundations/${foundationId}`;
  const answer = await backend.post<Accepted>(`${path}/commands/${command}`, {
    body: judged.data,
    idempotencyKey: uuidv5(command, key),
    ...(revision && { ifMatch: Number(revision) }),
  });
  const done = answer.ok
    ? ((await commandForms[command].afterwards?.(backend, typed, { path, key })) ?? answer)
    : answer;
  if (!done.ok) {
    const code = refusalCode(done);
    return refused(code, {
      problems: problemsAt(done, rules, typed),
      ...((isUndecided(done) || code === 'LOGGED_OUT') && { retryKey: key }),
      ...(code === 'CHANGED_MEANWHILE' && { unseen: done.extensions.events as Unseen[] }),
    });
  }
  // React Router reloads the page next: wait until it can show the change.
  const { position: after } = done.data;
  const read = await backend.get<Foundation>(path, { query: { after } });
  return { command, ok: true, status: read.ok ? read.data.status : undefined };
}
