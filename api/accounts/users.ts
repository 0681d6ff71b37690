import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Config } from '#config';
import type { Database } from '#database/connection.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import { isOwnUrl } from '#domain/site/own-origin.ts';
import { line, optional } from '#domain/text.ts';
import { createUsers, inviteUsers, newUsers } from '#modules/accounts/directory/created-users.ts';
import { matchesUser } from '#modules/accounts/directory/directory.ts';
import { checkConfirmation } from '#modules/accounts/login/passwords/password-rules.ts';
import type { Role } from '#modules/accounts/profile/account-fields.ts';
import { accountChange, changeAccount } from '#modules/accounts/profile/change-account.ts';
import { type Me, readMe } from '#modules/accounts/profile/me.ts';
import { acceptInvite, invite } from '#modules/accounts/registration/invitations.ts';
import {
  register,
  registration,
  resendVerification,
  verifyEmail,
} from '#modules/accounts/registration/registration.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { granted } from '../http/account-refusals.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError, invalidPayload, refuseWait } from '../http/errors.ts';
import { audit, theAccount } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { languageOf } from '../http/request-language.ts';
import { atLeast } from '../http/steady-time.ts';
import { accountLinkRoutes } from './account-links.ts';
import { readBody } from './bodies.ts';
import { viewsOf } from './fields.ts';
import { filterOf } from './filter.ts';
import { fieldsOf } from './list-query.ts';
import { ownSessionRoutes } from './own-sessions.ts';
import { grantedByProof, proofIn, provenAgain } from './proofs.ts';
import { invitationCalls, ownAccountCalls, registrationCalls } from './schemas.ts';

/** Checked after the shape, with the codes of the columns. */
const registerNames = z.object({
  first_name: optional(line(100)),
  last_name: optional(line(100)),
});

/** Admins create anybody, staff create founders. */
const mayCreate = (actor: { role: Role }, role: Role) =>
  actor.role === 'admin' || role === 'member';

/** Drops an entered password: the owner of the address sets one. */
const withoutPassword = <Given extends { password: string }>({ password: _, ...given }: Given) =>
  given;

/** Least duration of a registration, so that an address with an account takes as long as others. */
const REGISTER_MS = 300;

interface Parts {
  config: Pick<Config, 'linkSecret' | 'publicUrl'>;
  db: Database;
  limits: RateLimits;
}

/** Registration, invitation and one's own account, in the shape of Directus. */
export const userRoutes =
  (parts: Parts): FastifyPluginAsync =>
  async (app) => {
    serve(app, registrationCalls, {
      ...creating(parts),
      ...registering(parts),
      ...verifying(parts),
    });
    serve(app, invitationCalls, inviting(parts));
    serve(app, ownAccountCalls, ownAccount(parts));
    await app.register(ownSessionRoutes(parts));
    await app.register(accountLinkRoutes(parts));
  };

type Registering<Name extends keyof typeof registrationCalls> = Pick<
  Handlers<typeof registrationCalls>,
  Name
>;

const creating = ({ config, db, limits }: Parts): Registering<'POST /users'> => ({
  'POST /users': async (request, reply) => {
    const { actor } = request;
    if (actor.role !== 'visitor') {
      const { password, rest } = proofIn(request.body);
      const given = readBody(newUsers, rest);
      const people = [given].flat();
      if (!people.every((person) => mayCreate(actor, person.role))) throw apiError('FORBIDDEN');
      if (people.some(({ role }) => role !== 'member')) {
        await provenAgain({ db, limits }, request, password);
      }
      const fields = fieldsOf(request.query);
      const made = granted(
        actor.role === 'admin'
          ? await createUsers(db, people)
          : await inviteUsers(db, config.linkSecret, people.map(withoutPassword), actor.id),
      );
      for (const [index, { role }] of people.entries()) {
        const target = theAccount(made[index]?.id);
        audit(request, 'account-created', { target, details: { role } });
      }
      const users = await viewsOf(db, made, fields);
      const [first] = users;
      return { data: Array.isArray(given) || !first ? users : first };
    }
    const person = readBody(registration, request.body);
    granted(checkConfirmation(person.confirm_password, person.password));
    refuseWait(await limits.take('register', request.ip));
    refuseWait(await limits.take('verify-mail', person.email));
    const language = person.language ?? languageOf(request);
    await atLeast(REGISTER_MS, async () =>
      granted(await register(db, config.linkSecret, { ...person, language })),
    );
    return reply.code(204).send(null);
  },
});

const registering = ({
  config,
  db,
  limits,
}: Parts): Registering<'POST /users/register' | 'POST /users/register/resend'> => ({
  'POST /users/register': async (request, reply) => {
    const { verification_url, email, password } = request.body;
    if (verification_url !== undefined && !isOwnUrl(verification_url, config.publicUrl)) {
      throw invalidPayload(`URL "${verification_url}" can't be used to verify registered users`);
    }
    const person = { email, password, ...readBody(registerNames, request.body) };
    refuseWait(await limits.take('register', request.ip));
    refuseWait(await limits.take('verify-mail', email));
    const account = { newsletter: false, terms: false, language: languageOf(request) };
    await atLeast(REGISTER_MS, async () =>
      granted(await register(db, config.linkSecret, { ...account, ...person })),
    );
    return reply.code(204).send(null);
  },
  'POST /users/register/resend': async (request, reply) => {
    const { email } = request.body;
    refuseWait(await limits.take('register', request.ip));
    refuseWait(await limits.take('verify-mail', email));
    await atLeast(100, () => resendVerification(db, config.linkSecret, email));
    return reply.code(204).send(null);
  },
});

const verifying = ({
  config: { linkSecret, publicUrl },
  db,
}: Parts): Registering<'GET /users/register/verify-email'> => ({
  'GET /users/register/verify-email': async (request, reply) => {
    const { token } = request.query;
    if (token === undefined) throw apiError('INVALID_TOKEN');
    if (token === '') return reply.redirect(`${publicUrl}/login/`);
    const user = granted(await verifyEmail(db, linkSecret, token));
    audit(request, 'email-verified', { target: theAccount(user.id) });
    const prefix = localeOfTag(user.language) === 'en' ? '/en' : '';
    return reply.redirect(`${publicUrl}${prefix}/login/?verified=1`);
  },
});

const inviting = ({ config, db, limits }: Parts): Handlers<typeof invitationCalls> => ({
  'POST /users/invite': async (request, reply) => {
    const { email, role: as, invite_url, current_password } = request.body;
    if (typeof invite_url === 'string' && !isOwnUrl(invite_url, config.publicUrl)) {
      throw invalidPayload(`URL "${invite_url}" can't be used to invite users`);
    }
    // All others get the same answer without any effect.
    if (request.actor.role === 'admin') {
      if (as !== 'member') await provenAgain({ db, limits }, request, current_password);
      const invitedBy = personOf(request).id;
      for (const address of [email].flat()) {
        await invite(db, config.linkSecret, { email: address, role: as, invitedBy });
      }
      audit(request, 'invited', { details: { role: as, people: [email].flat().length } });
    }
    return reply.code(204).send(null);
  },
  'POST /users/invite/accept': async (request, reply) => {
    const { token, password } = request.body;
    const { userId } = granted(await acceptInvite(db, token, password));
    audit(request, 'invitation-accepted', { target: theAccount(userId) });
    return reply.code(204).send(null);
  },
});

/** One's own account; if the filter does not match it, the answer is the id alone, as in Directus. */
async function answer(db: Database, person: Me, query: Record<string, unknown>) {
  const fields = fieldsOf(query);
  const condition = filterOf(query, person.id);
  if (condition && !(await matchesUser(db, person.id, condition))) {
    return { data: { id: person.id } };
  }
  const [view] = await viewsOf(db, [person], fields);
  return { data: view ?? { id: person.id } };
}

const ownAccount = ({
  config: { linkSecret },
  db,
  limits,
}: Parts): Handlers<typeof ownAccountCalls> => ({
  'GET /users/me': async (request) => answer(db, personOf(request).me, request.query),
  'PATCH /users/me': async (request) => {
    refuseForeignFields(request.body);
    const { id, sessionId, loggedInAt } = personOf(request);
    const change = readBody(accountChange, request.body);
    const person = { id, sessionId, loggedInAt, ip: request.ip };
    const changed = grantedByProof(
      request,
      await changeAccount({ db, limits, linkSecret }, person, change),
    );
    if (changed.passwordChanged) audit(request, 'password-changed');
    if (changed.emailAsked) audit(request, 'email-change-asked');
    const after = await readMe(db, id);
    if (!after) throw apiError('INVALID_CREDENTIALS');
    return answer(db, after, request.query);
  },
});

/** Refuses fields that people may not change instead of silently ignoring them. */
function refuseForeignFields(body: Record<string, unknown>): void {
  for (const field of Object.keys(body)) {
    if (field === 'tfa_secret') throw invalidPayload('"tfa_secret" cannot be set', [field]);
    if (!Object.hasOwn(accountChange.shape, field)) {
      throw apiError('FORBIDDEN', { extensions: { fields: [field] } });
    }
  }
}
