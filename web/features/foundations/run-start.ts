import { redirect } from 'react-router';
import { v5 as uuidv5, validate } from 'uuid';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { isUndecided } from '../../kit/api/api-error.ts';
import type { Call } from '../../kit/api/call.ts';
import { fieldsOf } from '../../kit/forms/rules.ts';
import type { StartRefusal } from '../../shared/foundations/start-foundation.tsx';

const codes: Record<number, string> = { 429: 'TOO_MANY', 503: 'UNAVAILABLE' };

/**
 * Starts a foundation under the form's key, so a repeat leads to the same one.
 * @throws Response 400 for a form without a valid key
 */
export async function runStart(call: Call, form: FormData, pathname: string) {
  const { key = '' } = fieldsOf(form);
  if (!validate(key)) throw new Response(null, { status: 400 });
  const answer = await call('POST /foundations', {
    body: { package: 'individual' },
    idempotencyKey: uuidv5('start-foundation', key),
  });
  if (!answer.ok) {
    return {
      command: 'start-foundation',
      ok: false,
      code: codes[answer.status] ?? answer.code,
      problems: {},
      ...(isUndecided(answer) && { retryKey: key }),
    } satisfies StartRefusal;
  }
  const { id, position } = answer.data;
  await call('GET /foundations/:id', { params: { id }, query: { after: position } });
  return redirect(pathTo('foundation', localeOf(pathname), { id }));
}
