import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { pathTo } from '#domain/site/paths.ts';
import { openIdClient } from '#modules/accounts/login/providers/open-id.ts';
import { isRefused } from '#modules/accounts/login/providers/refusals.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { serve } from '../../http/calls.ts';
import { routeNotFound, unavailable } from '../../http/errors.ts';
import { audit } from '../../http/plugins/audit.ts';
import { languageOf } from '../../http/request-language.ts';
import { providerLoginCalls } from '../schemas.ts';
import { keepAttempt, takeAttempt } from './attempt-cookie.ts';
import { logIn, type Provider } from './log-in.ts';
import { targetOf, withReason } from './targets.ts';

interface Parts {
  config: Pick<Config, 'linkSecret' | 'publicUrl' | 'loginProviders'>;
  db: Database;
  limits: RateLimits;
}

/** Login with OpenID providers, by redirects only, so that no token becomes part of an address. */
export const providerLoginRoutes =
  ({ config, db, limits }: Parts): FastifyPluginAsync =>
  async (app) => {
    const providers = new Map(
      config.loginProviders.map((settings) => {
        const callback = `${config.publicUrl}/api/auth/login/${settings.name}/callback`;
        return [settings.name, { settings, client: openIdClient(settings, callback) }] as const;
      }),
    );
    const named = (request: FastifyRequest, name: string): Provider => {
      const provider = providers.get(name);
      if (!provider) throw routeNotFound(request.url.split('?', 1)[0] ?? '/');
      return provider;
    };
    serve(app, providerLoginCalls, {
      'GET /auth': async ({ query }) => ({
        data: config.loginProviders
          .filter(({ mode }) => query.sessionOnly === undefined || mode === 'session')
          .map(({ name, label, icon }) => ({ name, label, driver: 'openid' as const, icon })),
        disableDefault: false,
      }),
      'GET /auth/login/:provider': async (request, reply) => {
        const { settings, client } = named(request, request.params.provider);
        const target = targetOf(config, settings, request.query.redirect);
        const begun = await client.begin({ prompt: request.query.prompt });
        if (isRefused(begun)) {
          const { name: provider } = settings;
          request.log.warn({ provider, detail: begun.detail }, 'login provider is away');
          if (request.query.redirect === undefined) throw unavailable();
          return reply.redirect(withReason(target, begun.refused));
        }
        const { checks, address } = begun;
        const attempt = { provider: settings.name, redirect: target, checks };
        keepAttempt(request, reply, config.linkSecret, attempt);
        return reply.redirect(address);
      },
      'GET /auth/login/:provider/callback': async (request, reply) => {
        const provider = named(request, request.params.provider);
        const { redirect: asked, state } = request.query;
        if (asked !== undefined) targetOf(config, provider.settings, asked);
        const attempt = takeAttempt(request, reply, config.linkSecret, state);
        if (attempt?.provider !== provider.settings.name) {
          const { name } = provider.settings;
          audit(request, 'login-failed', { details: { provider: name, refused: 'NO_ATTEMPT' } });
          const page = pathTo('login', languageOf(request));
          return reply.redirect(withReason(config.publicUrl + page, 'INVALID_CREDENTIALS'));
        }
        // It was valid when the login began; since then the list may have changed, or the secret leaked.
        const target = targetOf(config, provider.settings, attempt.redirect);
        const reason = await logIn({ db, limits }, provider, attempt, { request, reply, state });
        return reply.redirect(reason === undefined ? target : withReason(target, reason));
      },
    });
  };
