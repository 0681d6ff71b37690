import { v5 as uuidv5, validate } from 'uuid';
import { ifShort } from '#domain/foreign-text.ts';
import { payloadSchemaOf } from '#domain/foundations/foundation.ts';
import type { Call } from '../../../kit/api/call.ts';
import { incomplete } from '../../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../../kit/forms/refusal.ts';
import { fieldsOf, judge } from '../../../kit/forms/rules.ts';
import { unseenIn } from '../../../shared/foundations/unseen-events.ts';
import { commandForms, isFormCommand } from '../steps/command-forms.ts';
import type { CommandOutcome } from './command.ts';

/**
 * Sends the command a form names. The form's hidden key and the command's name make up the
 * Idempotency-Key, so a double click, a reload and a retry are one command.
 * @throws Response 400 for an unknown command or a form without a valid key
 */
export async function sendCommand(
  call: Call,
  id: string,
  posted: FormData,
): Promise<CommandOutcome> {
  const { form, key = '', revision, ...typed } = fieldsOf(posted);
  const command = ifShort(form);
  if (!isFormCommand(command) || !validate(key)) throw new Response(null, { status: 400 });
  const rules = { schema: payloadSchemaOf(command), ...commandForms[command].rules };
  const judged = judge(rules, typed);
  if (!judged.ok) return { ...incomplete(judged.problems, typed), form: command };
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
    const refusal = refusalOf(done, { form: command, rules, typed, key });
    if (refusal.code !== 'CHANGED_MEANWHILE') return refusal;
    return { ...refusal, unseen: unseenIn(done.extensions.events) ?? [] };
  }
  // React Router reloads the page next: wait until it can show the change.
  const { position: after } = done.data;
  const read = await call('GET /foundations/:id', { params: { id }, query: { after } });
  return { form: command, ok: true, status: read.ok ? read.data.status : undefined };
}
