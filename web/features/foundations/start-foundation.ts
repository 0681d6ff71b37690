import { redirect } from 'react-router';
import { v5 as uuidv5, validate } from 'uuid';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import type { Call } from '../../kit/api/call.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { fieldsOf } from '../../kit/forms/rules.ts';
import { startForm } from '../../shared/foundations/start-foundation.tsx';

/**
 * Starts a foundation under the form's key, so a repeat leads to the same one.
 * @throws Response 400 for a form without a valid key
 */
export async function startFoundation(call: Call, form: FormData, pathname: string) {
  const { key = '' } = fieldsOf(form);
  if (!validate(key)) throw new Response(null, { status: 400 });
  const answer = await call('POST /foundations', {
    body: { package: 'individual' },
    idempotencyKey: uuidv5('start-foundation', key),
  });
  if (!answer.ok) return refusalOf(answer, { form: startForm, key });
  const { id, position } = answer.data;
  await call('GET /foundations/:id', { params: { id }, query: { after: position } });
  return redirect(pathTo('foundation', localeOf(pathname), { id }));
}
