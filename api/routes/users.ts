import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { emailAddress, optional, text } from '#domain/text.ts';
import { meBody, updateMe } from '#modules/accounts/account.ts';
import { createUsers, newUsers } from '#modules/accounts/created-users.ts';
import { invalidQuery, type Me, pick, readMe, requestedFields } from '#modules/accounts/me.ts';
import { decodeJson, passes } from '#modules/accounts/me-filter.ts';
import { newPassword } from '#modules/accounts/password-rules.ts';
import {
  acceptInvite,
  invite,
  preferredLanguage,
  refuseDifferent,
  register,
  registration,
  resendVerification,
  role,
  verifyEmail,
} from '#modules/accounts/registration.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import type { Deps } from '../deps.ts';
import { apiError, invalidPayload } from '../errors.ts';
import { isOwnUrl } from '../own-urls.ts';
import { personOf } from '../plugins/guards.ts';
import { mailedToken, noContent } from '../schemas.ts';
import { atLeast } from '../steady-time.ts';

export const registerBody = z.strictObject({
  email: emailAddress,
  password: newPassword,
  verification_url: z.string().optional(),
  first_name: optional(text(100)),
  last_name: optional(text(100)),
});
export const resendBody = z.object({ email: emailAddress });
export const inviteBody = z.object({
  email: z.union([emailAddress, z.array(emailAddress).min(1).max(50)]),
  role,
  invite_url: z.string().nullish(),
});
export const acceptInviteBody = z.object({ token: mailedToken, password: newPassword });

const open = { config: { access: 'public', ignoreBadToken: true } } as const;

const languageOf = ({ headers }: FastifyRequest) => preferredLanguage(headers['accept-language']);

/** Registration takes as long for an address that has an account already. */
const REGISTER_MS = 300;

/** Directus-shaped people: registration, invitation and the account itself. */
export const userRoutes =
  (deps: Deps, limits: RateLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const created = { body: z.unknown() };
    app.post(
      '/users',
      { config: { access: 'public' }, schema: created },
      async (request, reply) => {
        if (request.actor.role === 'admin') {
          return { data: await createUsers(deps.connection.db, parse(newUsers, request.body)) };
        }
        const person = parse(registration, request.body);
        refuseDifferent(person.confirm_password, person.password);
        await limits.client('register', request.ip);
        await limits.mailbox('verifyMail', person.email);
        const language = person.language ?? languageOf(request);
        await atLeast(REGISTER_MS, () => register(deps, { ...person, language }));
        return reply.code(204).send();
      },
    );
    await app.register(registerRoutes(deps, limits));
    await app.register(inviteRoutes(deps));
    await app.register(meRoutes(deps, limits));
  };

/** For bodies whose shape depends on who sends them. */
function parse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  const first = parsed.error.issues[0];
  const reason = `${fields[0] || 'The body'}: ${first?.message ?? 'is not valid'}`;
  throw invalidPayload(reason, [...new Set(fields)]);
}

const registerRoutes =
  (deps: Deps, limits: RateLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const registered = { body: registerBody, response: noContent };
    app.post('/users/register', { ...open, schema: registered }, async (request, reply) => {
      const { verification_url, ...person } = request.body;
      if (verification_url !== undefined && !isOwnUrl(deps.config, verification_url)) {
        throw invalidPayload(`URL "${verification_url}" can't be used to verify registered users`);
      }
      await limits.client('register', request.ip);
      await limits.mailbox('verifyMail', person.email);
      const account = { newsletter: false, terms: false, language: languageOf(request) };
      await atLeast(REGISTER_MS, () => register(deps, { ...account, ...person }));
      return reply.code(204).send(null);
    });
    const resent = { body: resendBody, response: noContent };
    app.post('/users/register/resend', { ...open, schema: resent }, async (request, reply) => {
      await limits.client('register', request.ip);
      await limits.mailbox('verifyMail', request.body.email);
      await atLeast(100, () => resendVerification(deps, request.body.email));
      return reply.code(204).send(null);
    });
    // A HEAD request, as link checkers send it, must not use the link up.
    const visited = { querystring: z.object({ token: z.string().max(200).optional() }) };
    const options = { ...open, exposeHeadRoute: false, schema: visited };
    app.get('/users/register/verify-email', options, async (request, reply) => {
      const { token } = request.query;
      if (token === undefined) throw apiError('INVALID_TOKEN');
      if (token === '') return reply.redirect(`${deps.config.publicUrl}/login/`);
      const user = await verifyEmail(deps, token);
      request.log.info({ actor: user.id }, 'address verified');
      const prefix = user.language === 'en' ? '/en' : '';
      return reply.redirect(`${deps.config.publicUrl}${prefix}/login/?verified=1`);
    });
  };

const inviteRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const invited = { body: inviteBody, response: noContent };
    const signedIn = { config: { access: 'signed-in' } } as const;
    app.post('/users/invite', { ...signedIn, schema: invited }, async (request, reply) => {
      const { email, role: as, invite_url } = request.body;
      if (typeof invite_url === 'string' && !isOwnUrl(deps.config, invite_url)) {
        throw invalidPayload(`URL "${invite_url}" can't be used to invite users`);
      }
      // Who may not invite gets the same answer, and nothing happens.
      if (request.actor.role === 'admin') {
        for (const address of [email].flat()) await invite(deps, address, as);
        request.log.info({ actor: request.actor.id, role: as }, 'invited');
      }
      return reply.code(204).send(null);
    });
    const accepted = { body: acceptInviteBody, response: noContent };
    app.post('/users/invite/accept', { ...open, schema: accepted }, async (request, reply) => {
      const actor = await acceptInvite(deps, request.body.token, request.body.password);
      request.log.info({ actor }, 'invitation accepted');
      return reply.code(204).send(null);
    });
  };

const dropped = ['export', 'aggregate', 'groupBy', 'backlink'];

function answer(me: Me, query: Record<string, unknown>) {
  const unknown = dropped.find((name) => Object.hasOwn(query, name));
  if (unknown) throw invalidQuery(`"${unknown}" is not supported`);
  const fields = requestedFields(query);
  decodeJson('deep', query.deep);
  if (query.filter !== undefined) {
    const filter = decodeJson('filter', query.filter);
    if (filter === undefined) throw invalidQuery('"filter" has to be JSON');
    if (!passes(me, filter)) return { data: { id: me.id } };
  }
  return { data: pick(me, fields) };
}

const meRoutes =
  (deps: Deps, limits: RateLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const self = { config: { access: 'self' } } as const;
    const asked = { querystring: z.record(z.string(), z.unknown()) };
    app.get('/users/me', { ...self, schema: asked }, async (request) => {
      const me = await readMe(deps.connection.db, personOf(request).id);
      return answer(me, request.query);
    });
    const changed = { body: z.record(z.string(), z.unknown()), ...asked };
    app.patch('/users/me', { ...self, schema: changed }, async (request) => {
      refuseForeignFields(request.body);
      const person = personOf(request);
      await updateMe(deps, limits, request, parse(meBody, request.body));
      return answer(await readMe(deps.connection.db, person.id), request.query);
    });
  };

/** What is not theirs to change is refused, never ignored: the caller would think it happened. */
function refuseForeignFields(body: Record<string, unknown>): void {
  for (const field of Object.keys(body)) {
    if (field === 'tfa_secret') throw invalidPayload('"tfa_secret" cannot be set', [field]);
    if (!Object.hasOwn(meBody.shape, field)) {
      throw apiError('FORBIDDEN', { extensions: { fields: [field] } });
    }
  }
}
