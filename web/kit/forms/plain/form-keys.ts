import type { Call } from '../../api/call.ts';
import type { Fields } from '../rules.ts';

/** Hidden fields of a form; pages that show them are not cached. */
export async function newFormKeys(call: Call): Promise<Fields> {
  const answer = await call('GET /form-stamp', { as: 'public' });
  // Without a stamp the API refuses the form once, and the page shows it again with one.
  return { key: crypto.randomUUID(), stamp: answer.ok ? answer.data.stamp : '' };
}
