import { StoreUnavailable, streamOf, UnreadableStream } from '#event-store/port.ts';
import { revisionOf } from '#projections/foundations/parts.ts';
import { checkpointOf } from '#projections/schema.ts';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { unavailable } from '../../http/errors.ts';
import { audit } from '../../http/plugins/audit.ts';
import { uuidOr403 } from '../../http/requests.ts';
import { workflowsOfFoundation } from '../../operations/temporal-links.ts';
import { accessibleStatus } from '../foundation-access.ts';
import type { CaseHandlers, CaseRoutes } from './parts.ts';

type Technical = Pick<
  CaseHandlers,
  'GET /admin/foundations/:id/technical' | 'POST /admin/foundations/:id/read-again'
>;

/** The state of a formation's workflow and view, for operators. */
export const technical = (deps: CaseRoutes): Technical => ({
  'GET /admin/foundations/:id/technical': async (request) => {
    const id = uuidOr403(request.params.id);
    await accessibleStatus(deps, id, 'all');
    const { db, store, workflows, temporalUrl } = deps;
    const [workflow, streamRevision, viewRevision, head, viewPosition] = await Promise.all([
      workflows.describe(id),
      lastRevision(store, id),
      revisionOf(db, id),
      store.head(),
      checkpointOf(db),
    ]);
    return {
      data: {
        url: `${temporalUrl}/${workflowIdOf(id)}`,
        allUrl: workflowsOfFoundation(temporalUrl, id),
        workflow: workflow === 'unavailable' ? null : workflow,
        reachable: workflow !== 'unavailable',
        streamRevision,
        viewRevision,
        head,
        viewPosition,
      },
    };
  },
  'POST /admin/foundations/:id/read-again': async (request, reply) => {
    const id = uuidOr403(request.params.id);
    await accessibleStatus(deps, id, 'all');
    if ((await deps.workflows.readAgain(id)) === 'unavailable') throw unavailable(1);
    audit(request, 'read-again', { target: { kind: 'foundation', id } });
    reply.code(202);
    return { data: { state: 'requested' } };
  },
});

/** @returns null for a stream that is unreadable, now or for good */
async function lastRevision(store: CaseRoutes['store'], id: string): Promise<number | null> {
  try {
    return (await store.read(streamOf(id))).at(-1)?.revision ?? null;
  } catch (error) {
    if (error instanceof UnreadableStream || error instanceof StoreUnavailable) return null;
    throw error;
  }
}
