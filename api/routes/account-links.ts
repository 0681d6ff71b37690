import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { confirmEmailChange } from '#modules/accounts/email-change/email-change.ts';
import { confirmNewsletter, unsubscribe } from '#modules/accounts/newsletter/newsletter.ts';
import { granted } from '../account-refusals.ts';
import { audit, theAccount } from '../plugins/audit.ts';
import { answers, mailedToken, noBody } from '../schemas.ts';

const open = { config: { access: 'public', ignoreBadToken: true } } as const;
const schema = { body: z.object({ token: mailedToken }), response: answers({ 204: noBody }) };

/**
 * What links in mails are for. The links lead to pages of the site, whose button calls these: what
 * only opens a link, such as a mail scanner, changes nothing.
 */
export const accountLinkRoutes =
  ({ db }: { db: Database }): FastifyPluginAsyncZod =>
  async (app) => {
    app.post('/users/email/confirm', { ...open, schema }, async (request, reply) => {
      const { userId } = granted(await confirmEmailChange(db, request.body.token));
      audit(request, 'email-changed', { target: theAccount(userId) });
      return reply.code(204).send(null);
    });
    app.post('/newsletter/confirm', { ...open, schema }, async (request, reply) => {
      granted(await confirmNewsletter(db, request.body.token));
      return reply.code(204).send(null);
    });
    app.post('/newsletter/unsubscribe', { ...open, schema }, async (request, reply) => {
      granted(await unsubscribe(db, request.body.token));
      return reply.code(204).send(null);
    });
  };
