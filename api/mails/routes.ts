import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { failedMails, resendMail } from '#modules/outbox/unsent-mails.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { mailCalls } from './schemas.ts';

/** Mails that could not be delivered; staff can send them again. */
export const mailRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) =>
    serve(app, mailCalls, {
      'GET /admin/mails': async (request) => {
        const { mails, meta } = await failedMails(db, request.query);
        const maySee = personOf(request).role !== 'lawyer';
        const data = mails.map((mail) => (maySee ? mail : { ...mail, recipient: null }));
        return { data, meta };
      },
      'POST /admin/mails/:mailId/resend': async (request, reply) => {
        const { mailId: id } = request.params;
        if (!(await resendMail(db, id))) throw apiError('NOT_UNSENT');
        audit(request, 'mail-resent', { target: { kind: 'mail', id } });
        reply.code(202);
        return { data: { id, state: 'requested' } };
      },
    });
