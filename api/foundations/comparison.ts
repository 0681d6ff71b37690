import type { z } from 'zod';
import { compareTexts } from '#domain/files/comparison.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import { releasedDocument } from '#projections/documents.ts';
import type { Handlers } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import type { comparisonCalls, comparisonSchema } from './comparison-schemas.ts';
import { type FoundationReads, scopeOf } from './foundation-access.ts';

interface Comparing extends Pick<FoundationReads, 'db'> {
  uploads: Pick<Uploads, 'text'>;
}

/** Two documents as text, for whoever may download both. */
export const comparing = ({ db, uploads }: Comparing): Handlers<typeof comparisonCalls> => ({
  'GET /foundations/:id/comparison': async (request) => {
    const id = uuidOr403(request.params.id);
    const scope = scopeOf(personOf(request));
    const found = async (asked: string): Promise<string> => {
      const document = await releasedDocument(db, id, uuidOr403(asked), scope);
      if (!document) throw apiError('FORBIDDEN');
      return document.id;
    };
    // Nothing is read before it is clear that both may be.
    const before = await found(request.query.from);
    const after = await found(request.query.to);
    const data = await compare(uploads, before, after);
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
  const compared = compareTexts(old.paragraphs, now.paragraphs, whole);
  // So little could be read that nothing is in both.
  if (!whole && compared.rows.length === 0) return { state: 'unreadable' };
  return { state: 'compared', whole, ...compared };
}
