import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { may, type TeamRole } from '#domain/desk/rights.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { removeView, renameView, saveView, viewOf, viewsOf } from '#modules/desk/views.ts';
import { serve } from '../http/calls.ts';
import { accepted, apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { deskLists } from './lists.ts';
import { type ViewedName, viewCalls } from './schemas.ts';

/** Filters and orders of lists under a name, which the team shares or somebody has for themselves. */
export const viewRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, viewCalls, {
      'GET /admin/views': async (request) => {
        const { list } = request.query;
        const person = personOf(request);
        requireList(person, list);
        const views = await viewsOf(db, list, person.id);
        const names = await namesByIds(db, [...new Set(views.map(({ madeBy }) => madeBy))]);
        const nameOf = (id: string) => ({ id, name: names.get(id) ?? '–' });
        return { data: views.map((view) => ({ ...view, madeBy: nameOf(view.madeBy) })) };
      },
      'POST /admin/views': async (request) => {
        const person = personOf(request);
        const { list, name, view, own } = request.body;
        requireList(person, list);
        const wish = { list, name, view, own, by: person.id };
        const saved = accepted(await saveView(db, wish, new Date()));
        audit(request, 'view-saved', { details: { list } });
        return { data: saved };
      },
      'PATCH /admin/views/:id': async (request) => {
        const id = uuidOr404(request.params.id);
        const { list, own, madeBy: by } = await ownView(db, personOf(request), id);
        const { name } = request.body;
        const renamed = accepted(await renameView(db, { id, name, list, own, by }));
        audit(request, 'view-renamed', { details: { list } });
        return { data: renamed };
      },
      'DELETE /admin/views/:id': async (request, reply) => {
        const id = uuidOr404(request.params.id);
        const { list } = await ownView(db, personOf(request), id);
        await removeView(db, id);
        audit(request, 'view-removed', { details: { list } });
        return reply.code(204).send(null);
      },
    });

/** @throws ApiError 403 */
function requireList({ role }: Person, list: ViewedName): void {
  const right = list === 'tasks' ? 'today.read' : deskLists[list].list.right;
  if (!may(role as TeamRole, right)) throw apiError('FORBIDDEN');
}

/** Whoever made a view changes it, and admins do. @throws ApiError 403, 404 */
async function ownView(db: Database, person: Person, id: string) {
  const view = await viewOf(db, id);
  if (!view || (view.own && view.madeBy !== person.id)) throw apiError('NOT_FOUND');
  requireList(person, view.list as ViewedName);
  const mayChangeAll = may(person.role as TeamRole, 'today.views-of-others');
  if (view.madeBy !== person.id && !mayChangeAll) throw apiError('FORBIDDEN');
  return view;
}
