import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { contactRequest, partnerInquiry, withdrawal } from '#domain/inquiries/inquiry.ts';
import {
  findRepeated,
  type Inquiry,
  type Received,
  receiveInquiry,
} from '#modules/inquiries/inquiries.ts';
import type { InquiryLimits } from '#modules/rate-limits/inquiry-limits.ts';
import { formStamp, judgeStamp } from '#modules/shared/form-stamps.ts';
import { commandIdOf } from '../foundations/commands.ts';
import { apiError, refuseWait } from '../http/errors.ts';
import { languageOf } from '../http/request-language.ts';
import { keyHeaders } from '../http/requests.ts';
import { answers, data, noBody, trap } from '../http/schemas.ts';

/** Sent by forms of the site beside what people type. */
const fromForm = z.object({
  stamp: z.string().max(200).meta({
    description:
      'From GET /form-stamp, when the form is shown. Forms filled in at once are ignored.',
  }),
  trap,
});

const stampAnswer = z.object({ stamp: z.string() });
const withdrawalAnswer = z.object({ receivedAt: z.iso.datetime() });
/** What the API answers, for `contract.ts`. */
export type FormStamp = z.output<typeof stampAnswer>;
export type WithdrawalReceipt = z.output<typeof withdrawalAnswer>;

const open = { access: 'public', ignoreBadToken: true } as const;

interface Parts {
  config: Pick<Config, 'linkSecret'>;
  db: Database;
  limits: InquiryLimits;
}

/** What visitors ask of us: by mail to the team, with a mail to them. */
export const inquiryRoutes =
  (parts: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { linkSecret } = parts.config;
    const stamped = { config: open, schema: { response: answers({ 200: data(stampAnswer) }) } };
    app.get('/form-stamp', stamped, async () => ({
      data: { stamp: formStamp(linkSecret, new Date()) },
    }));

    const asked = partnerInquiry.extend({ terms: z.literal(true), ...fromForm.shape });
    const partner = { headers: keyHeaders, body: asked, response: answers({ 204: noBody }) };
    app.post('/partner-inquiries', { config: open, schema: partner }, async (request, reply) => {
      const { stamp, trap, terms: _accepted, ...content } = request.body;
      if (!(await isSpam(parts, request, { stamp, trap }))) {
        await receive(parts, request, { ...aboutOf(request), kind: 'partner', content });
      }
      return reply.code(204).send(null);
    });

    const written = contactRequest.extend(fromForm.shape);
    const contact = { headers: keyHeaders, body: written, response: answers({ 204: noBody }) };
    app.post('/contact', { config: open, schema: contact }, async (request, reply) => {
      const { stamp, trap, ...content } = request.body;
      if (!(await isSpam(parts, request, { stamp, trap }))) {
        await receive(parts, request, { ...aboutOf(request), kind: 'contact', content });
      }
      return reply.code(204).send(null);
    });

    // A declaration with legal effect is never taken for spam.
    const declared = {
      headers: keyHeaders,
      body: withdrawal,
      response: answers({ 200: data(withdrawalAnswer) }),
    };
    app.post('/withdrawals', { config: open, schema: declared }, async (request) => {
      const content = request.body;
      const { receivedAt } = await receive(parts, request, {
        ...aboutOf(request),
        kind: 'withdrawal',
        content,
      });
      return { data: { receivedAt: receivedAt.toISOString() } };
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
  refuseWait(await limits.client(ip));
  return true;
}

/** @throws ApiError 422 when the key was used for something else, 429 */
async function receive({ db, limits }: Parts, { ip }: FastifyRequest, inquiry: Inquiry) {
  const before = await findRepeated(db, inquiry);
  if (before) return accepted(before);
  refuseWait(await limits.client(ip));
  refuseWait(await limits.mailbox(inquiry.content.email));
  return accepted(await receiveInquiry(db, inquiry, new Date()));
}

function accepted(received: Received) {
  if ('refused' in received) throw apiError('UNPROCESSABLE_CONTENT');
  return received;
}
