import type { TeamFoundation } from '#api/contract.gen.d.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { DataOf } from '../../../kit/api/call.ts';

/** What the team reads about a foundation. */
export type Foundation = TeamFoundation;

/** The API shows the team more than founders. */
export const isForTeam = (data: DataOf<'GET /foundations/:id'>): data is Foundation =>
  data.owner !== undefined;

/** What only some roles read at some statuses. */
export type TextsByRole = {
  readonly [Role in TeamRole]?: { readonly [Each in Status]?: string };
};
