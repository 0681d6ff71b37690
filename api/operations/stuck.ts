import type { FastifyPluginAsync } from 'fastify';
import { may } from '#domain/desk/rights.ts';
import { type RetriedKind, stuckNames } from '#domain/desk/stuck.ts';
import type { AuditAction } from '#domain/operations/audit-names.ts';
import type { AuditTarget } from '#modules/audit/actions.ts';
import { renderAgain } from '#modules/invoices/unrendered-invoices.ts';
import { findStuck } from '#modules/operations/stuck-activities.ts';
import { resendMail } from '#modules/outbox/unsent-mails.ts';
import { requestRedrive, requestRedriveOfAll } from '#projections/health.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { isUuid } from '#workflows/processes/messages.ts';
import { serve } from '../http/calls.ts';
import { apiError, unavailable } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { teamMemberOf } from '../http/plugins/guards.ts';
import { readers, type StuckParts } from './stuck-readers.ts';
import { type Stuck, type StuckThing, stuckCalls } from './stuck-schemas.ts';
import { temporalViews } from './temporal-links.ts';

interface StuckRoutes extends StuckParts {
  workflows: Pick<FoundationClient, 'tryNow'>;
}

interface Retry {
  /** @returns false when it is over already, or never was */
  retry: (deps: StuckRoutes, id: string) => Promise<boolean>;
  audited: [AuditAction, AuditTarget['kind']];
}

const retries: Record<RetriedKind, Retry> = {
  'parked-stream': {
    retry: ({ db }, stream) => requestRedrive(db, stream, new Date()),
    audited: ['redrive-requested', 'stream'],
  },
  'stuck-activity': { retry: tryNow, audited: ['activity-retried', 'activity'] },
  'unsent-mail': {
    retry: ({ db }, messageId) => resendMail(db, messageId),
    audited: ['mail-resent', 'mail'],
  },
  'unrendered-invoice': {
    retry: async ({ db }, id) => isUuid(id) && renderAgain(db, id),
    audited: ['pdf-retried', 'invoice'],
  },
};

/** All that is stuck, and another attempt at one of them, or at all parked streams. */
export const stuckRoutes =
  (deps: StuckRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, stuckCalls, {
      'GET /admin/stuck': async (request) => {
        const { limit } = request.query;
        const isOffice = may(teamMemberOf(request).role, 'operations.repair');
        const all = await Promise.all(
          stuckNames.map(async (kind): Promise<Stuck> => {
            const { things, ...counted } = await readers[kind](deps, limit);
            return { kind, ...counted, things: isOffice ? things : things.map(withoutDetails) };
          }),
        );
        const stuck = all.filter(({ total }) => total > 0);
        const total = stuck.reduce((sum, one) => sum + one.total, 0);
        const more = stuck.some((one) => one.more) && ({ more: true } as const);
        const temporal = isOffice ? temporalViews(deps.temporalUrl, new Date()) : null;
        return { data: stuck, meta: { total, ...more, temporal } };
      },
      'POST /admin/stuck/:kind/:id/retry': async (request, reply) => {
        const { kind, id } = request.params;
        const { retry, audited } = retries[kind];
        if (!(await retry(deps, id))) throw apiError('NOT_STUCK');
        const [action, target] = audited;
        audit(request, action, { target: { kind: target, id } });
        reply.code(202);
        return { data: { state: 'requested' } };
      },
      'POST /admin/stuck/parked-stream/retry': async (request, reply) => {
        const streams = await requestRedriveOfAll(deps.db, new Date());
        audit(request, 'redrive-requested', { details: { streams } });
        reply.code(202);
        return { data: { state: 'requested' } };
      },
    });

async function tryNow({ db, workflows }: StuckRoutes, id: string): Promise<boolean> {
  const activity = isUuid(id) ? await findStuck(db, id) : undefined;
  const asked = activity ? await workflows.tryNow(activity) : 'gone';
  if (asked === 'unavailable') throw unavailable();
  return asked === 'requested';
}

/** Lawyers see stuck things without addresses and workflows. */
const withoutDetails = (thing: StuckThing): StuckThing => ({
  ...thing,
  recipient: null,
  temporalUrl: null,
});
