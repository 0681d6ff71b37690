import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { confirmEmailChange } from '#modules/accounts/profile/email-change/email-change.ts';
import {
  confirmNewsletter,
  subscribe,
  unsubscribe,
} from '#modules/accounts/profile/newsletter/newsletter.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { granted } from '../http/account-refusals.ts';
import { serve } from '../http/calls.ts';
import { refuseWait } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { languageOf } from '../http/request-language.ts';
import { atLeast } from '../http/steady-time.ts';
import { mailedLinkCalls } from './schemas.ts';

/** Least duration of an order, so that an address with a newsletter takes as long as others. */
const SUBSCRIBE_MS = 150;

interface Parts {
  config: Pick<Config, 'linkSecret'>;
  db: Database;
  limits: RateLimits;
}

/**
 * Actions behind mailed links. The links lead to pages whose button makes these calls, so that opening a link, as
 * mail scanners do, changes nothing.
 */
export const accountLinkRoutes =
  ({ config, db, limits }: Parts): FastifyPluginAsync =>
  async (app) => {
    serve(app, mailedLinkCalls, {
      'POST /users/email/confirm': async (request, reply) => {
        const { userId } = granted(await confirmEmailChange(db, request.body.token));
        audit(request, 'email-changed', { target: theAccount(userId) });
        return reply.code(204).send(null);
      },
      'POST /newsletter/subscribe': async (request, reply) => {
        const { email, trap } = request.body;
        refuseWait(await limits.take('subscribe', request.ip));
        if (!trap) {
          refuseWait(await limits.take('newsletter-mail', email));
          const reader = { email, language: languageOf(request) };
          const wish = { textVersion: newsletterOrder.version, at: new Date() };
          await atLeast(SUBSCRIBE_MS, () => subscribe(db, config.linkSecret, reader, wish));
        }
        return reply.code(204).send(null);
      },
      'POST /newsletter/confirm': async (request, reply) => {
        granted(await confirmNewsletter(db, request.body.token));
        return reply.code(204).send(null);
      },
      'POST /newsletter/unsubscribe': async (request, reply) => {
        granted(await unsubscribe(db, request.body.token));
        return reply.code(204).send(null);
      },
    });
  };
