import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import Negotiator from 'negotiator';
import { z } from 'zod';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { isOwnUrl } from '#domain/site/own-origin.ts';
import { emailAddress, optional, text } from '#domain/text.ts';
import { localeOfTag, role, roleNames } from '#modules/accounts/account-fields.ts';
import { accountChange, changeAccount } from '#modules/accounts/change-account.ts';
import { createUsers, newUsers } from '#modules/accounts/created-users.ts';
import { acceptInvite, invite } from '#modules/accounts/invitations.ts';
import { type Me, readMe } from '#modules/accounts/me.ts';
import { checkConfirmation, newPassword } from '#modules/accounts/password-rules.ts';
import {
  register,
  registration,
  resendVerification,
  verifyEmail,
} from '#modules/accounts/registration.ts';
import type { AccountLimits } from '#modules/rate-limits/account-limits.ts';
import { granted } from '../account-refusals.ts';
import { apiError, invalidPayload, invalidQuery, refuseWait } from '../errors.ts';
import { pickFields, requestedFields } from '../me-fields.ts';
import { decodeJson, passes } from '../me-filter.ts';
import { personOf } from '../plugins/guards.ts';
import { answers, data, mailedToken, noBody } from '../schemas.ts';
import { atLeast } from '../steady-time.ts';

const registerBody = z.strictObject({
  email: emailAddress,
  password: newPassword,
  verification_url: z.string().optional(),
  first_name: optional(text(100)),
  last_name: optional(text(100)),
});
const resendBody = z.object({ email: emailAddress });
const inviteBody = z.object({
  email: z.union([emailAddress, z.array(emailAddress).min(1).max(50)]),
  role,
  invite_url: z.string().nullish(),
});
const acceptInviteBody = z.object({ token: mailedToken, password: newPassword });

/** A person as they see themselves. */
export const me = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(roleNames),
  status: z.enum(['invited', 'unverified', 'active', 'suspended', 'archived']),
  /** A BCP 47 tag. */
  language: z.string(),
  avatar: z.null(),
  provider: z.string(),
  newsletter: z.boolean(),
  terms_accepted_at: z.string().nullable(),
  created_at: z.string(),
  last_access: z.string().nullable(),
}) satisfies z.ZodType<Me>;

/** The fields that were asked for, `role` as its name or in parts. */
const pickedMe = me.partial().extend({
  role: z
    .union([
      me.shape.role,
      z
        .object({
          id: z.string(),
          name: me.shape.role,
          admin_access: z.boolean(),
          app_access: z.boolean(),
        })
        .partial(),
    ])
    .optional(),
});

/** Read as Directus does, see `me-fields.ts` and `me-filter.ts`. */
const meQuery = z.looseObject({
  fields: z.unknown().optional(),
  filter: z.unknown().optional(),
  deep: z.unknown().optional(),
});

const open = { config: { access: 'public', ignoreBadToken: true } } as const;

/** German unless the client prefers English. */
export const languageOf = ({ raw }: FastifyRequest): 'de' | 'en' =>
  new Negotiator(raw).language(['de', 'en']) === 'en' ? 'en' : 'de';

/** Registration takes as long for an address that has an account already. */
const REGISTER_MS = 300;

interface Parts {
  config: Pick<Config, 'linkSecret' | 'publicUrl'>;
  db: Database;
  limits: AccountLimits;
}

/** Directus-shaped people: registration, invitation and the account itself. */
export const userRoutes =
  ({ config, db, limits }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const created = {
      config: { access: 'public' },
      schema: {
        body: z.unknown(),
        response: answers({ 200: data(z.union([me, z.array(me)])), 204: noBody }),
      },
    } as const;
    app.post('/users', created, async (request, reply) => {
      if (request.actor.role === 'admin') {
        const given = parse(newUsers, request.body);
        const users = granted(await createUsers(db, [given].flat()));
        const [first] = users;
        return { data: Array.isArray(given) || !first ? users : first };
      }
      const person = parse(registration, request.body);
      granted(checkConfirmation(person.confirm_password, person.password));
      refuseWait(await limits.client('register', request.ip));
      refuseWait(await limits.mailbox('verifyMail', person.email));
      const language = person.language ?? languageOf(request);
      await atLeast(REGISTER_MS, async () =>
        granted(await register(db, config.linkSecret, { ...person, language })),
      );
      return reply.code(204).send(null);
    });
    await app.register(registerRoutes({ config, db, limits }));
    await app.register(inviteRoutes({ config, db }));
    await app.register(meRoutes({ db, limits }));
  };

/** For bodies whose shape depends on who sends them. @throws ApiError 400 */
function parse<T extends z.ZodType>(schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.'));
  const first = parsed.error.issues[0];
  const reason = `${fields[0] || 'The body'}: ${first?.message ?? 'is not valid'}`;
  throw invalidPayload(reason, [...new Set(fields)]);
}

const registerRoutes =
  ({ config, db, limits }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const { linkSecret, publicUrl } = config;
    const registered = { body: registerBody, response: answers({ 204: noBody }) };
    app.post('/users/register', { ...open, schema: registered }, async (request, reply) => {
      const { verification_url, ...person } = request.body;
      if (verification_url !== undefined && !isOwnUrl(verification_url, config.publicUrl)) {
        throw invalidPayload(`URL "${verification_url}" can't be used to verify registered users`);
      }
      refuseWait(await limits.client('register', request.ip));
      refuseWait(await limits.mailbox('verifyMail', person.email));
      const account = { newsletter: false, terms: false, language: languageOf(request) };
      await atLeast(REGISTER_MS, async () =>
        granted(await register(db, linkSecret, { ...account, ...person })),
      );
      return reply.code(204).send(null);
    });
    const resent = { body: resendBody, response: answers({ 204: noBody }) };
    app.post('/users/register/resend', { ...open, schema: resent }, async (request, reply) => {
      const { email } = request.body;
      refuseWait(await limits.client('register', request.ip));
      refuseWait(await limits.mailbox('verifyMail', email));
      await atLeast(100, () => resendVerification(db, linkSecret, email));
      return reply.code(204).send(null);
    });
    const visited = {
      querystring: z.object({ token: z.string().max(200).optional() }),
      response: answers({ 302: noBody }),
    };
    // Link checkers send HEAD requests, which must not spend the token.
    const options = { ...open, exposeHeadRoute: false, schema: visited };
    app.get('/users/register/verify-email', options, async (request, reply) => {
      const { token } = request.query;
      if (token === undefined) throw apiError('INVALID_TOKEN');
      if (token === '') return reply.redirect(`${publicUrl}/login/`);
      const user = granted(await verifyEmail(db, token));
      request.log.info({ actor: user.id }, 'address verified');
      const prefix = localeOfTag(user.language) === 'en' ? '/en' : '';
      return reply.redirect(`${publicUrl}${prefix}/login/?verified=1`);
    });
  };

const inviteRoutes =
  ({ config, db }: Omit<Parts, 'limits'>): FastifyPluginAsyncZod =>
  async (app) => {
    const invited = {
      config: { access: 'signed-in' },
      schema: { body: inviteBody, response: answers({ 204: noBody }) },
    } as const;
    app.post('/users/invite', invited, async (request, reply) => {
      const { email, role: as, invite_url } = request.body;
      if (typeof invite_url === 'string' && !isOwnUrl(invite_url, config.publicUrl)) {
        throw invalidPayload(`URL "${invite_url}" can't be used to invite users`);
      }
      // Everybody else gets the same answer, and nothing happens.
      if (request.actor.role === 'admin') {
        for (const address of [email].flat()) await invite(db, config.linkSecret, address, as);
        request.log.info({ actor: request.actor.id, role: as }, 'invited');
      }
      return reply.code(204).send(null);
    });
    const accepted = { body: acceptInviteBody, response: answers({ 204: noBody }) };
    app.post('/users/invite/accept', { ...open, schema: accepted }, async (request, reply) => {
      const { token, password } = request.body;
      const { userId } = granted(await acceptInvite(db, token, password));
      request.log.info({ actor: userId }, 'invitation accepted');
      return reply.code(204).send(null);
    });
  };

const unsupported = ['export', 'aggregate', 'groupBy', 'backlink'];

function answer(person: Me, query: Record<string, unknown>) {
  const unknown = unsupported.find((name) => Object.hasOwn(query, name));
  if (unknown) throw invalidQuery(`"${unknown}" is not supported`);
  const fields = requestedFields(query);
  decodeJson('deep', query.deep);
  if (query.filter !== undefined) {
    const filter = decodeJson('filter', query.filter);
    if (filter === undefined) throw invalidQuery('"filter" has to be JSON');
    if (!passes(person, filter)) return { data: { id: person.id } };
  }
  return { data: pickFields(person, fields) };
}

const meRoutes =
  ({ db, limits }: Pick<Parts, 'db' | 'limits'>): FastifyPluginAsyncZod =>
  async (app) => {
    const self = { config: { access: 'self' } } as const;
    const asked = {
      querystring: meQuery,
      response: answers({ 200: data(pickedMe) }),
    };
    app.get('/users/me', { ...self, schema: asked }, async (request) =>
      answer(personOf(request).me, request.query),
    );
    const changed = { body: z.record(z.string(), z.unknown()), ...asked };
    app.patch('/users/me', { ...self, schema: changed }, async (request) => {
      refuseForeignFields(request.body);
      const { id, sessionId, loggedInAt } = personOf(request);
      const change = parse(accountChange, request.body);
      const person = { id, sessionId, loggedInAt, ip: request.ip };
      const { passwordChanged } = granted(await changeAccount(db, limits, person, change));
      if (passwordChanged) request.log.info({ actor: id }, 'password changed');
      const after = await readMe(db, id);
      if (!after) throw apiError('INVALID_CREDENTIALS');
      return answer(after, request.query);
    });
  };

/** Refuses fields that people may not change instead of silently ignoring them. */
function refuseForeignFields(body: Record<string, unknown>): void {
  for (const field of Object.keys(body)) {
    if (field === 'tfa_secret') throw invalidPayload('"tfa_secret" cannot be set', [field]);
    if (!Object.hasOwn(accountChange.shape, field)) {
      throw apiError('FORBIDDEN', { extensions: { fields: [field] } });
    }
  }
}
