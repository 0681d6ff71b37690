import { tickSchema } from '#domain/duties/tick.ts';
import type { Call } from '../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { type Fields, type FormRules, judge } from '../../kit/forms/rules.ts';

export const tickRules = { schema: tickSchema } satisfies FormRules;

/** Says what became of a duty; its form bears its key. */
export async function tickDuty(
  call: Call,
  id: string,
  { form = '', ...typed }: Fields,
): Promise<FormOutcome> {
  const judged = judge(tickRules, typed);
  if (!judged.ok) return { ...incomplete(judged.problems, typed), form };
  const answer = await call('PUT /foundations/:id/duties/:key', {
    params: { id, key: form },
    body: judged.data,
  });
  return answer.ok ? { ok: true, form } : refusalOf(answer, { form, rules: tickRules, typed });
}
