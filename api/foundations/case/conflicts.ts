import { conflictsOf } from '#projections/foundations/conflicts.ts';
import { audit } from '../../http/plugins/audit.ts';
import { uuidOr403 } from '../../http/requests.ts';
import { accessibleStatus } from '../foundation-access.ts';
import type { CaseHandlers, CaseRoutes } from './parts.ts';

type Conflicts = Pick<CaseHandlers, 'GET /admin/foundations/:id/conflicts'>;

/** The law firm's search for conflicts of interest; each look into other cases is on record. */
export const conflicts = (deps: CaseRoutes): Conflicts => ({
  'GET /admin/foundations/:id/conflicts': async (request) => {
    const id = uuidOr403(request.params.id);
    await accessibleStatus(deps, id, 'all');
    const data = await conflictsOf(deps.db, id);
    const target = { kind: 'foundation', id } as const;
    audit(request, 'conflicts-searched', { target, details: { matches: data.matches.length } });
    return { data };
  },
});
