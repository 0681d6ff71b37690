import { eventTypes } from '#domain/foundations/foundation.ts';
import { isReadable, streamOf } from '#event-store/port.ts';
import { apiError } from '../../http/errors.ts';
import { audit } from '../../http/plugins/audit.ts';
import { teamMemberOf } from '../../http/plugins/guards.ts';
import { uuidOr403 } from '../../http/requests.ts';
import { accessibleStatus } from '../foundation-access.ts';
import { shownTo } from '../without-prices.ts';
import type { CaseHandlers, CaseRoutes } from './parts.ts';

type RawEvents = Pick<CaseHandlers, 'GET /admin/foundations/:id/events/:revision'>;

/** One event as stored, with opened texts; every look at it is on record. */
export const rawEvents = (deps: CaseRoutes): RawEvents => ({
  'GET /admin/foundations/:id/events/:revision': async (request) => {
    const id = uuidOr403(request.params.id);
    await accessibleStatus(deps, id, 'all');
    const stored = await deps.store.read(streamOf(id));
    const found = stored.find(({ revision }) => String(revision) === request.params.revision);
    if (!found || !isReadable(found)) throw apiError('NOT_FOUND');
    const [opened = found] = await deps.openEvents([found]);
    const type = eventTypes.find((known) => known === opened.type);
    if (!type) throw apiError('NOT_FOUND');
    const { revision } = opened;
    const target = { kind: 'foundation', id } as const;
    audit(request, 'event-read', { target, details: { revision, type } });
    const { position, metadata } = opened;
    const data = shownTo(teamMemberOf(request).role, opened.data);
    return {
      data: { id: opened.id, type, revision, position, data, metadata: { ...metadata } },
    };
  },
});
