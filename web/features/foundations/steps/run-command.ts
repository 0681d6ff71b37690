import { v5 as uuidv5, validate } from 'uuid';
import { z } from 'zod';
import { roles } from '#domain/foundations/command.ts';
import { eventTypes, payloadSchemaOf } from '#domain/foundations/foundation.ts';
import { isUndecided, refusalCode } from '../../../kit/api/api-error.ts';
import type { Call } from '../../../kit/api/call.ts';
import { fieldsOf, judge, problemsAt } from '../../../kit/forms/rules.ts';
import type { CommandRefusal, CommandResult, Unseen } from '../commands/command.ts';
import { commandForms, isFormCommand } from './command-forms.ts';

/**
 * Sends the command a form names. The form's hidden key and the command's name make up the
 * Idempotency-Key, so a double click, a reload and a retry are one command.
 * @throws Response 400 for an unknown command or a form without a valid key
 */
export async function runCommand(call: Call, id: string, form: FormData): Promise<CommandResult> {
  const { command, key = '', revision, ...typed } = fieldsOf(form);
  if (!isFormCommand(command) || !validate(key)) throw new Response(null, { status: 400 });
  const refused = (code: string, more: Partial<CommandRefusal> = {}): CommandResult => {
    return { command, ok: false, code, problems: {}, typed, ...more };
  };
  const rules = { schema: payloadSchemaOf(command), ...commandForms[command].rules };
  const judged = judge(rules, typed);
  if (!judged.ok) return refused('INVALID_PAYLOAD', { problems: judged.problems });
  const answer = await call(`POST /foundations/:id/commands/${command}`, {
    params: { id },
    body: judged.data,
    idempotencyKey: uuidv5(command, key),
    ...(revision && { ifMatch: Number(revision) }),
  });
  const done = answer.ok
    ? ((await commandForms[command].afterwards?.(call, typed, { id, key })) ?? answer)
    : answer;
  if (!done.ok) {
    const code = refusalCode(done);
    return refused(code, {
      problems: problemsAt(done, rules, typed),
      ...((isUndecided(done) || code === 'LOGGED_OUT') && { retryKey: key }),
      ...(code === 'CHANGED_MEANWHILE' && { unseen: unseenIn(done.extensions.events) }),
    });
  }
  // React Router reloads the page next: wait until it can show the change.
  const { position: after } = done.data;
  const read = await call('GET /foundations/:id', { params: { id }, query: { after } });
  return { command, ok: true, status: read.ok ? read.data.status : undefined };
}

const unseenEvents = z.array(
  z.object({
    type: z.enum(eventTypes),
    occurredAt: z.string(),
    actor: z.object({ role: z.enum(roles), name: z.string().nullable() }),
  }),
);

const unseenIn = (events: unknown): Unseen[] => unseenEvents.safeParse(events).data ?? [];
