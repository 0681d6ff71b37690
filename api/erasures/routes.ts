import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import {
  askErasure,
  type Erasure,
  findErasure,
  openErasure,
  withdrawErasure,
} from '#modules/erasures/erasures.ts';
import { askExport, type DataExport, exportOf, findExport } from '#modules/erasures/exports.ts';
import type { FileStore } from '#modules/files/file-store.ts';
import { listHourPackages } from '#modules/orders/hour-packages.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { runningOf } from '#projections/foundations/of-founder.ts';
import { provenAgain } from '../accounts/proofs.ts';
import { contentDisposition } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403, uuidOr404 } from '../http/requests.ts';
import { erasureCalls, managedErasureCalls } from './schemas.ts';

interface Parts {
  db: Database;
  limits: RateLimits;
  exportFiles: Pick<FileStore, 'read'>;
}

/** What members do with their data as a whole, and what the team does for them. */
export const erasureRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    serve(app, erasureCalls, { ...reading(parts), ...exporting(parts), ...erasing(parts) });
    serve(app, managedErasureCalls, managing(parts));
  };

type Handled<Name extends keyof typeof erasureCalls> = Pick<Handlers<typeof erasureCalls>, Name>;

/** @throws ApiError 403: accounts of the team are removed by admins */
function memberOf(request: FastifyRequest): string {
  const { id, role } = personOf(request);
  if (role !== 'member') throw apiError('FORBIDDEN');
  return id;
}

const MOST_PACKAGES = 200;

const reading = ({ db }: Parts): Handled<'GET /users/me/data' | 'GET /erasures/:id'> => ({
  'GET /users/me/data': async (request) => {
    const id = memberOf(request);
    const page = { limit: MOST_PACKAGES, offset: 0 };
    const [copy, erasure, runningFormations, hours] = await Promise.all([
      exportOf(db, id),
      openErasure(db, id),
      runningOf(db, id),
      listHourPackages(db, id, page, new Date()),
    ]);
    const usable = hours.packages.filter(({ voidedAt }) => voidedAt === null);
    return {
      data: {
        export: copy ? exportView(copy) : null,
        erasure: erasure ? erasureView(erasure) : null,
        runningFormations,
        unusedMinutes: usable.reduce((sum, { minutesLeft }) => sum + minutesLeft, 0),
      },
    };
  },
  'GET /erasures/:id': async (request) => {
    const found = await findErasure(db, uuidOr404(request.params.id));
    if (!found || (found.state !== 'erasing' && found.state !== 'done')) {
      throw apiError('NOT_FOUND');
    }
    const { state, askedAt, endedAt, kept } = found;
    return { data: { state, askedAt, endedAt, kept } };
  },
});

const exporting = ({
  db,
  limits,
  exportFiles,
}: Parts): Handled<'POST /users/me/data-export' | 'GET /users/me/data-export/:id'> => ({
  'POST /users/me/data-export': async (request) => {
    const id = memberOf(request);
    await provenAgain({ db, limits }, request, request.body?.current_password);
    const asked = await askExport(db, id, new Date());
    if (asked === 'TOO_MANY') throw apiError('TOO_MANY_EXPORTS');
    if (asked === 'NO_SUCH_MEMBER') throw apiError('FORBIDDEN');
    audit(request, 'export-asked', { target: theAccount(id) });
    return { data: exportView(asked) };
  },
  'GET /users/me/data-export/:id': async (request, reply) => {
    const id = memberOf(request);
    const copy = await findExport(db, uuidOr404(request.params.id));
    const isReady = copy?.readyAt && copy.endsAt && Date.parse(copy.endsAt) > Date.now();
    if (!isReady || copy.personId !== id) throw apiError('NOT_FOUND');
    const stream = await exportFiles.read(copy.id);
    audit(request, 'download', { target: { kind: 'data-export', id: copy.id } });
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition('daten.zip'))
      .send(stream);
  },
});

const erasing = ({
  db,
  limits,
}: Parts): Handled<'POST /users/me/erasure' | 'DELETE /users/me/erasure'> => ({
  'POST /users/me/erasure': async (request) => {
    const id = memberOf(request);
    await provenAgain({ db, limits }, request, request.body?.current_password);
    if ((await runningOf(db, id)) > 0) throw apiError('FORMATION_RUNNING');
    const asked = await askErasure(db, { personId: id, askedBy: 'person' }, new Date());
    if (asked === 'NO_SUCH_MEMBER') throw apiError('FORBIDDEN');
    audit(request, 'erasure-asked', { target: theAccount(id) });
    return { data: erasureView(asked) };
  },
  'DELETE /users/me/erasure': async (request, reply) => {
    const id = memberOf(request);
    if (!(await withdrawErasure(db, id, new Date()))) throw apiError('NOT_FOUND');
    audit(request, 'erasure-withdrawn', { target: theAccount(id) });
    return reply.code(204).send(null);
  },
});

/** Somebody has asked the team, by letter or because the login is lost. */
const managing = ({ db, limits }: Parts): Handlers<typeof managedErasureCalls> => ({
  'POST /admin/people/:id/erasure': async (request) => {
    const id = uuidOr403(request.params.id);
    await provenAgain({ db, limits }, request, request.body?.current_password);
    if ((await runningOf(db, id)) > 0) throw apiError('FORMATION_RUNNING');
    const asked = await askErasure(db, { personId: id, askedBy: 'team' }, new Date());
    if (asked === 'NO_SUCH_MEMBER') {
      throw apiError('FORBIDDEN', {
        message: 'There is no member with this id. Make somebody of the team a member first.',
      });
    }
    audit(request, 'erasure-asked', { target: theAccount(id) });
    return { data: erasureView(asked) };
  },
  'DELETE /admin/people/:id/erasure': async (request, reply) => {
    const id = uuidOr403(request.params.id);
    if (!(await withdrawErasure(db, id, new Date()))) throw apiError('NOT_FOUND');
    audit(request, 'erasure-withdrawn', { target: theAccount(id) });
    return reply.code(204).send(null);
  },
});

function erasureView({ personId: _person, ...erasure }: Erasure) {
  return erasure;
}

function exportView({ personId: _person, ...copy }: DataExport) {
  return copy;
}
