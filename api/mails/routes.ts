import type { FastifyPluginAsync } from 'fastify';
import { may } from '#domain/desk/rights.ts';
import { subjectsFor } from '#domain/mails/letters.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { letterOfCase, mailsOfCase } from '#modules/outbox/kept-letters.ts';
import { caseOf, type FoundationReads } from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { teamMemberOf } from '../http/plugins/guards.ts';
import { mailCalls } from './schemas.ts';

interface MailRoutes extends FoundationReads {
  keys: Pick<PersonKeys, 'openTexts'>;
}

/** The mails of a formation, and how far each has come. */
export const mailRoutes =
  (deps: MailRoutes): FastifyPluginAsync =>
  async (app) => {
    const { db, keys } = deps;
    serve(app, mailCalls, {
      'GET /admin/foundations/:id/mails': async (request) => {
        const of = await caseOf(deps, request.params.id);
        const role = teamMemberOf(request).role;
        const subjects = subjectsFor(role);
        const { mails, meta } = await mailsOfCase(db, keys, { ...of, ...request.query, subjects });
        const maySee = may(role, 'foundations.addresses');
        return { data: mails.map((mail) => (maySee ? mail : { ...mail, address: null })), meta };
      },
      'GET /admin/foundations/:id/mails/:mailId': async (request) => {
        const of = await caseOf(deps, request.params.id);
        const { mailId: messageId } = request.params;
        const subjects = subjectsFor(teamMemberOf(request).role);
        const found = await letterOfCase(db, keys, { ...of, messageId, subjects });
        if (!found) throw apiError('NOT_FOUND');
        const target = { kind: 'mail', id: messageId } as const;
        audit(request, 'letter-read', { target });
        return { data: found.letter };
      },
    });
  };
