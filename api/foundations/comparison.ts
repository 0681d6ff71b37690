import type { z } from 'zod';
import { compareAside } from '#modules/files/compare.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { TooCostly } from '#modules/shared/threads.ts';
import { turns } from '#modules/shared/turns.ts';
import type { Handlers } from '../http/calls.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import type { comparisonCalls, comparisonSchema } from './comparison-schemas.ts';
import type { FoundationReads } from './foundation-access.ts';
import { readableDocument } from './readable-document.ts';

/** Runs one comparison per person at a time, so that nobody waits for several of somebody else. */
const inTurn = turns();

interface Comparing extends Pick<FoundationReads, 'db'> {
  uploads: Pick<Uploads, 'text'>;
}

/** Compares two documents as text, for people who may download both. */
export const comparing = ({ db, uploads }: Comparing): Handlers<typeof comparisonCalls> => ({
  'GET /foundations/:id/comparison': async (request) => {
    const id = uuidOr403(request.params.id);
    const person = personOf(request);
    const found = async (asked: string): Promise<string> =>
      (await readableDocument(db, id, uuidOr403(asked), person)).id;
    // Nothing is read before the caller's access to both is clear.
    const before = await found(request.query.from);
    const after = await found(request.query.to);
    const data = await inTurn(person.id, () => compare(uploads, before, after));
    for (const document of new Set([before, after])) {
      audit(request, 'download', { target: { kind: 'document', id: document } });
    }
    return { data };
  },
});

/** Compares two texts; the second file is read only if the first has text. */
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
  // Too little was read for a comparison.
  if (!whole && compared.rows.length === 0) return { state: 'unreadable' };
  return { state: 'compared', whole, ...compared };
}

/** Treats a comparison that takes too long like an unreadable file. */
function tooCostly(error: unknown): 'too-costly' {
  if (error instanceof TooCostly) return 'too-costly';
  throw error;
}
