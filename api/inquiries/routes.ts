import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { findRepeated, type Inquiry, receiveInquiry } from '#modules/inquiries/inquiries.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { formStamp, judgeStamp } from '#modules/shared/form-stamps.ts';
import { serve } from '../http/calls.ts';
import { accepted, apiError, refuseWait } from '../http/errors.ts';
import { languageOf } from '../http/request-language.ts';
import { commandIdOf } from '../http/requests.ts';
import { type fromForm, inquiryCalls } from './schemas.ts';

interface Parts {
  config: Pick<Config, 'linkSecret'>;
  db: Database;
  limits: RateLimits;
}

/** What visitors ask of us: by mail to the team, with a mail to them. */
export const inquiryRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    serve(app, inquiryCalls, {
      'GET /form-stamp': async () => ({
        data: { stamp: formStamp(parts.config.linkSecret, new Date()) },
      }),
      'POST /partner-inquiries': async (request, reply) => {
        const { stamp, trap, terms: _accepted, ...content } = request.body;
        if (!(await isSpam(parts, request, { stamp, trap }))) {
          await receive(parts, request, { ...aboutOf(request), kind: 'partner', content });
        }
        return reply.code(204).send(null);
      },
      'POST /contact': async (request, reply) => {
        const { stamp, trap, ...content } = request.body;
        if (!(await isSpam(parts, request, { stamp, trap }))) {
          await receive(parts, request, { ...aboutOf(request), kind: 'contact', content });
        }
        return reply.code(204).send(null);
      },
      'POST /withdrawals': async (request) => {
        const content = request.body;
        const { receivedAt } = await receive(parts, request, {
          ...aboutOf(request),
          kind: 'withdrawal',
          content,
        });
        return { data: { receivedAt: receivedAt.toISOString() } };
      },
    });
  };

const aboutOf = (request: FastifyRequest) => ({
  id: commandIdOf(request),
  language: languageOf(request),
});

/**
 * Programs get the answer that people get, so that they learn nothing. @throws ApiError 400 when
 * the form was opened too long ago
 */
async function isSpam(
  { config, limits }: Parts,
  { ip }: FastifyRequest,
  { stamp, trap }: z.output<typeof fromForm>,
): Promise<boolean> {
  const verdict = judgeStamp(config.linkSecret, stamp, new Date());
  if (verdict === 'unusable') throw apiError('FORM_EXPIRED');
  if (trap === '' && verdict === 'fine') return false;
  refuseWait(await limits.take('inquiries-client', ip));
  return true;
}

/** @throws ApiError 422 when the key was used for something else, 429 */
async function receive({ db, limits }: Parts, { ip }: FastifyRequest, inquiry: Inquiry) {
  const before = await findRepeated(db, inquiry);
  if (before) return accepted(before);
  const { kind, content } = inquiry;
  refuseWait(
    await limits.take(kind === 'withdrawal' ? 'withdrawals-client' : 'inquiries-client', ip),
  );
  refuseWait(await limits.take('inquiries-mailbox', content.email));
  return accepted(await receiveInquiry(db, inquiry, new Date()));
}
