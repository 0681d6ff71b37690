import type { z } from 'zod';
import { compareAside } from '#modules/files/compare.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { TooCostly } from '#modules/shared/threads.ts';
import { turns } from '#modules/shared/turns.ts';
import { releasedDocument } from '#projections/documents.ts';
import type { Handlers } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import type { comparisonCalls, comparisonSchema } from './comparison-schemas.ts';
import { type FoundationReads, scopeOf } from './foundation-access.ts';

/** One comparison at a time for each person: nobody waits behind more than one of anybody else. */
const inTurn = turns();

interface Comparing extends Pick<FoundationReads, 'db'> {
  uploads: Pick<Uploads, 'text'>;
}

/** Two documents as text, for whoever may download both. */
export const comparing = ({ db, uploads }: Comparing): Handlers<typeof comparisonCalls> => ({
  'GET /foundations/:id/comparison': async (request) => {
    const id = uuidOr403(request.params.id);
    const person = personOf(request);
    const scope = scopeOf(person);
    const found = async (asked: string): Promise<string> => {
      const document = await releasedDocument(db, id, uuidOr403(asked), scope);
      if (!document) throw apiError('FORBIDDEN');
      return document.id;
    };
    // Nothing is read before it is clear that both may be.
    const before = await found(request.query.from);
    const after = await found(request.query.to);
    const data = await inTurn(person.id, () => compare(uploads, before, after));
    for (const document of new Set([before, after])) {
      audit(request, 'download', { target: { kind: 'document', id: document } });
    }
    return { data };
  },
});

/** The second file is not read when there is nothing to compare it with. */
async function compare(
  uploads: Comparing['uploads'],
  before: string,
  after: string,
): Promise<z.input<typeof comparisonSchema>> {
  const old = await uploads.text(before);
  if (old.state !== 'text') return { state: old.state };
  const now = await uploads.text(after);
  if (now.state !== 'text') return { state: now.state };
  const whole = old.whole && now.whole;
  const texts = { before: old.paragraphs, after: now.paragraphs, whole };
  const compared = await compareAside(texts).catch(tooCostly);
  if (compared === 'too-costly') return { state: 'unreadable' };
  // So little could be read that nothing is in both.
  if (!whole && compared.rows.length === 0) return { state: 'unreadable' };
  return { state: 'compared', whole, ...compared };
}

/** As with a file that takes its reader too long. */
function tooCostly(error: unknown): 'too-costly' {
  if (error instanceof TooCostly) return 'too-costly';
  throw error;
}
