import { z } from 'zod';
import { SHORT_MAX } from '#domain/foreign-text.ts';
import { emailAddress } from '#domain/text.ts';
import type { userChange } from '#modules/accounts/directory/change-users.ts';
import type { newUsers } from '#modules/accounts/directory/created-users.ts';
import { enteredPassword, newPassword } from '#modules/accounts/login/passwords/password-rules.ts';
import { role } from '#modules/accounts/profile/account-fields.ts';
import type { accountChange } from '#modules/accounts/profile/change-account.ts';
import type { registration } from '#modules/accounts/registration/registration.ts';
import { declareCalls } from '../http/calls.ts';
import {
  data,
  list,
  mailedToken,
  noBody,
  ofId,
  oneTimePassword,
  orEmpty,
  page,
  trap,
} from '../http/schemas.ts';
import { file, pickedUser } from './user-views.ts';

/** The query as clients send it; it is parsed as in Directus, see `fields.ts`, `filter.ts`, `list-query.ts`. */
interface OneUserQuery {
  /** `id,email,role.name`: the only fields of the answer; by default all except nested ones. */
  fields?: string | undefined;
  /** In JSON. */
  filter?: string | undefined;
}
interface UserListQuery extends OneUserQuery {
  search?: string | undefined;
  /** `-created_at,email` */
  sort?: string | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
  page?: number | undefined;
  meta?: '*' | 'total_count' | 'filter_count' | undefined;
}

/** A parameter of Directus clients, which the handler checks. */
const shortText = z.string().max(SHORT_MAX);

const anyQuery = z.looseObject({});
/** A query that the route parses itself; the type tells what clients may send. */
const queryReadAs = <Input>() => anyQuery as z.ZodType<Record<string, unknown>, Input>;
/** A body that the route checks itself with `readBody` and the codes of Directus. */
const bodyReadAs = <Input>() => z.unknown() as z.ZodType<unknown, Input>;

const userQuery = queryReadAs<OneUserQuery>();
const userListQuery = queryReadAs<UserListQuery>();

export const tokens = z.object({
  /** Lifetime in ms of the access token, or of the session cookie. */
  expires: z.number(),
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
});

const tokenMode = z.enum(['json', 'cookie', 'session']);
export const refreshBody = z.object({
  mode: tokenMode.optional(),
  refresh_token: z.string().max(200).nullish(),
});

/** Calls for logging in; an invalid token in such a request is ignored. */
const open = { access: 'public', ignoreBadToken: true } as const;

export const loginCalls = declareCalls({
  'POST /auth/login': {
    ...open,
    body: z.object({
      email: emailAddress,
      password: enteredPassword,
      mode: tokenMode.default('json'),
      /** A code of the app, or a recovery code. */
      otp: oneTimePassword.nullish(),
    }),
    answers: { 200: data(tokens) },
  },
  'POST /auth/refresh': { ...open, body: orEmpty(refreshBody), answers: { 200: data(tokens) } },
  'POST /auth/logout': { ...open, body: orEmpty(refreshBody), answers: { 204: noBody } },
});

export const passwordCalls = declareCalls({
  'POST /auth/password/request': {
    ...open,
    body: z.object({ email: emailAddress, reset_url: shortText.optional() }),
    answers: { 204: noBody },
  },
  'POST /auth/password/reset': {
    ...open,
    body: z.object({ token: mailedToken, password: newPassword }),
    answers: { 204: noBody },
  },
});

const provider = z.object({ provider: z.string() });
const redirect = z.string().optional();

export const providerLoginCalls = declareCalls({
  'GET /auth': {
    access: 'public',
    query: z.object({ sessionOnly: z.unknown().optional() }),
    answers: {
      200: z.object({
        data: z.array(
          z.object({
            name: z.string(),
            label: z.string(),
            driver: z.literal('openid'),
            icon: z.string().nullable(),
          }),
        ),
        disableDefault: z.boolean(),
      }),
    },
  },
  'GET /auth/login/:provider': {
    ...open,
    refusesHead: true,
    params: provider,
    query: z.object({
      redirect,
      /** Clients of this contract send `true` for a consent. */
      prompt: z.enum(['login', 'select_account', 'consent']).catch('consent').optional(),
    }),
    answers: { 302: noBody },
  },
  // A HEAD request would use up the provider's code.
  'GET /auth/login/:provider/callback': {
    ...open,
    refusesHead: true,
    params: provider,
    query: z.looseObject({ redirect, state: z.string().max(200).default('') }),
    answers: { 302: noBody },
  },
});

const ownSecondFactor = { access: 'self', beforeSecondFactor: true } as const;
const withPassword = orEmpty(z.object({ password: enteredPassword.optional() }));

/** The second factor, in the shape of Directus; recovery codes are our own. */
export const twoFactorCalls = declareCalls({
  'POST /users/me/tfa/generate': {
    ...ownSecondFactor,
    body: withPassword,
    answers: { 200: data(z.object({ secret: z.string(), otpauth_url: z.string() })) },
  },
  'POST /users/me/tfa/enable': {
    ...ownSecondFactor,
    body: z.object({ secret: z.string().max(100), otp: oneTimePassword }),
    answers: { 204: noBody },
  },
  'POST /users/me/tfa/disable': {
    ...ownSecondFactor,
    body: z.object({ otp: oneTimePassword }),
    answers: { 204: noBody },
  },
  'GET /users/me/tfa/recovery-codes': {
    ...ownSecondFactor,
    answers: { 200: data(z.object({ left: z.int() })) },
  },
  'POST /users/me/tfa/recovery-codes': {
    ...ownSecondFactor,
    body: withPassword,
    answers: { 200: data(z.object({ codes: z.array(z.string()) })) },
  },
  'POST /users/:id/tfa/disable': {
    access: 'people.write',
    params: ofId,
    body: orEmpty(z.object({ current_password: enteredPassword.optional() })),
    answers: { 204: noBody },
  },
});

export const registrationCalls = declareCalls({
  /** Visitors register themselves and get no body; staff create accounts. */
  'POST /users': {
    access: 'registration',
    query: userQuery,
    body: bodyReadAs<z.input<typeof registration> | z.input<typeof newUsers>>(),
    answers: { 200: data(z.union([pickedUser, z.array(pickedUser)])), 204: noBody },
  },
  'POST /users/register': {
    ...open,
    body: z.strictObject({
      email: emailAddress,
      password: newPassword,
      verification_url: shortText.optional(),
      first_name: shortText.nullish(),
      last_name: shortText.nullish(),
    }),
    answers: { 204: noBody },
  },
  'POST /users/register/resend': {
    ...open,
    body: z.object({ email: emailAddress }),
    answers: { 204: noBody },
  },
  'GET /users/register/verify-email': {
    ...open,
    refusesHead: true,
    query: z.object({ token: z.string().max(200).optional() }),
    answers: { 302: noBody },
  },
});

export const invitationCalls = declareCalls({
  'POST /users/invite': {
    access: 'signed-in',
    body: z.object({
      email: z.union([emailAddress, z.array(emailAddress).min(1).max(50)]),
      role,
      invite_url: shortText.nullish(),
      /** Password of the admin, for roles of the team if the login is older than 15 minutes. */
      current_password: enteredPassword.optional(),
    }),
    answers: { 204: noBody },
  },
  'POST /users/invite/accept': {
    ...open,
    body: z.object({ token: mailedToken, password: newPassword }),
    answers: { 204: noBody },
  },
});

const changedFields = z.record(shortText, z.unknown());

export const ownAccountCalls = declareCalls({
  'GET /users/me': {
    access: 'self',
    beforeSecondFactor: true,
    query: userQuery,
    answers: { 200: data(pickedUser) },
  },
  'PATCH /users/me': {
    access: 'self',
    query: userQuery,
    body: changedFields as z.ZodType<z.output<typeof changedFields>, z.input<typeof accountChange>>,
    answers: { 200: data(pickedUser) },
  },
});

const ownSession = z.object({
  id: z.string(),
  /** A few words of the user agent: `Firefox`, `Windows`. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether it is the session of the request. */
  current: z.boolean(),
});

export const ownSessionCalls = declareCalls({
  'GET /users/me/sessions': { access: 'self', query: page, answers: { 200: list(ownSession) } },
  'DELETE /users/me/sessions/:id': { access: 'self', params: ofId, answers: { 204: noBody } },
  'DELETE /users/me/sessions': { access: 'self', answers: { 204: noBody } },
});

const fromMail = {
  ...open,
  body: z.object({ token: mailedToken }),
  answers: { 204: noBody },
} as const;

/** Actions behind mailed links, and the order of the newsletter. */
export const mailedLinkCalls = declareCalls({
  'POST /users/email/confirm': fromMail,
  'POST /newsletter/confirm': fromMail,
  'POST /newsletter/unsubscribe': fromMail,
  'POST /newsletter/subscribe': {
    ...open,
    body: z.object({ email: emailAddress, trap }),
    answers: { 204: noBody },
  },
});

interface UsersChange {
  keys: string[];
  data: z.input<typeof userChange>;
}
type OwnUserChange = z.input<typeof userChange> & { id: string };

/** People for their managers: staff see founders, admins see and change everybody. */
export const managedUserCalls = declareCalls({
  'GET /users': {
    access: 'people.read',
    query: userListQuery,
    answers: {
      200: z.object({
        data: z.array(pickedUser),
        meta: z.object({ total_count: z.int(), filter_count: z.int() }).partial().optional(),
      }),
    },
  },
  'GET /users/:id': {
    access: 'people.read',
    params: ofId,
    query: userQuery,
    answers: { 200: data(pickedUser) },
  },
  'PATCH /users/:id': {
    access: 'people.write',
    params: ofId,
    query: userQuery,
    body: bodyReadAs<z.input<typeof userChange>>(),
    answers: { 200: data(pickedUser) },
  },
  /** The same change for all people, or one for each of them. */
  'PATCH /users': {
    access: 'people.write',
    query: userQuery,
    body: bodyReadAs<UsersChange | OwnUserChange[]>(),
    answers: { 200: data(z.array(pickedUser)) },
  },
  'DELETE /users/:id': { access: 'people.write', params: ofId, answers: { 204: noBody } },
  'DELETE /users': {
    access: 'people.write',
    body: bodyReadAs<string[] | { keys: string[] }>(),
    answers: { 204: noBody },
  },
});

const binary = z.unknown().meta({ type: 'string', format: 'binary' });
const picture = {
  content: Object.fromEntries(
    ['image/jpeg', 'image/png', 'image/webp'].map((type) => [type, { schema: binary }]),
  ),
};
const asset = {
  access: 'signed-in',
  params: ofId,
  query: z.looseObject({}),
  answers: { 200: picture, 304: noBody },
} as const;

const picturePart = z.any().meta({
  type: 'string',
  format: 'binary',
  description: 'A JPEG, PNG or WebP, after all other fields.',
});

/** Pictures of people, in the shape of Directus' files. */
export const pictureUploadCalls = declareCalls({
  'POST /files': {
    access: 'signed-in',
    described: { form: z.object({ title: z.string().max(200).optional(), file: picturePart }) },
    answers: { 200: data(file) },
  },
});
export const pictureCalls = declareCalls({
  'GET /assets/:id': asset,
  'GET /assets/:id/:name': { ...asset, params: asset.params.extend({ name: z.string() }) },
});
