import type { FastifyPluginAsync } from 'fastify';
import { type ReviewPoint, reviewPoints } from '#domain/foundations/review/review-checklist.ts';
import { fingerprintOfDrafts, setTick, ticksOf } from '#modules/foundations/review-ticks.ts';
import { presentDraftHashes } from '#projections/documents.ts';
import { approvalOf } from '#projections/foundations/parts.ts';
import { originsOf } from '#projections/origins.ts';
import { serve } from '../../http/calls.ts';
import { apiError, refusal } from '../../http/errors.ts';
import { audit } from '../../http/plugins/audit.ts';
import { personOf } from '../../http/plugins/guards.ts';
import { uuidOr403 } from '../../http/requests.ts';
import { accessibleStatus } from '../foundation-access.ts';
import { conflicts } from './conflicts.ts';
import type { CaseHandlers, CaseRoutes } from './parts.ts';
import { rawEvents } from './raw-events.ts';
import { caseCalls } from './schemas.ts';
import { technical } from './technical.ts';

/** Routes of a single formation for the desk. */
export const caseRoutes =
  (deps: CaseRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, caseCalls, {
      ...reviewing(deps),
      ...rawEvents(deps),
      ...conflicts(deps),
      ...technical(deps),
      'GET /admin/foundations/:id/origins': async ({ params }) => {
        const id = uuidOr403(params.id);
        await accessibleStatus(deps, id, 'all');
        return { data: await originsOf(deps.db, id) };
      },
    });

type Reviewing = Pick<
  CaseHandlers,
  'GET /admin/foundations/:id/review' | 'PUT /admin/foundations/:id/review/points/:point'
>;

/** The checklist of a lawyer, with their own ticks. */
const reviewing = (deps: CaseRoutes): Reviewing => ({
  'GET /admin/foundations/:id/review': async (request) => {
    const foundationId = uuidOr403(request.params.id);
    await accessibleStatus(deps, foundationId, 'all');
    const { db } = deps;
    const drafts = fingerprintOfDrafts(await presentDraftHashes(db, foundationId));
    const reviewerId = personOf(request).id;
    const ticks = await ticksOf(db, { foundationId, reviewerId }, drafts);
    return { data: { drafts, ...ticks, approval: await approvalOf(db, foundationId) } };
  },
  'PUT /admin/foundations/:id/review/points/:point': async (request) => {
    const foundationId = uuidOr403(request.params.id);
    const { db } = deps;
    const status = await accessibleStatus(deps, foundationId, 'all', ['review-pending']);
    if (status !== 'review-pending') throw refusal('NOT_ALLOWED_NOW', { status });
    const point = pointOf(request.params.point);
    const { drafts, ticked } = request.body;
    const present = fingerprintOfDrafts(await presentDraftHashes(db, foundationId));
    if (drafts !== present) throw refusal('CHANGED_MEANWHILE');
    await setTick(db, { foundationId, reviewerId: personOf(request).id, drafts, point }, ticked);
    const target = { kind: 'foundation', id: foundationId } as const;
    audit(request, 'review-point', { target, details: { point, ticked } });
    return { data: { ticked } };
  },
});

/** @throws ApiError 404 */
function pointOf(name: string): ReviewPoint {
  const point = reviewPoints.find((known) => known === name);
  if (!point) throw apiError('NOT_FOUND');
  return point;
}
