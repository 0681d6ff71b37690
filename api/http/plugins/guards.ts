import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Config } from '#config';
import { rights, type TeamRole } from '#domain/desk/rights.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import type { Refusal } from '#modules/accounts/refusals.ts';
import { answerTo } from '../account-refusals.ts';
import { apiError } from '../errors.ts';
import type { DescribedBody } from './body-schema.ts';

export type ApiActor = { role: 'visitor' } | Person;

type ActorRole = ApiActor['role'];
const everyone: readonly ActorRole[] = ['visitor', 'member', 'staff', 'lawyer', 'admin'];
const people: readonly ActorRole[] = ['member', 'staff', 'lawyer', 'admin'];

/**
 * Who may call a route. Every route names one of these rules in `config.access`. Founders are members;
 * consultants and coaches are staff who appear under their own names. Rights of the team are rights at its desk.
 * What people may do with which foundation is checked later, by owner and by the domain.
 */
export const accessRules = {
  public: everyone,
  /** The route itself checks the cookie of an upload link. */
  'notary-link': everyone,
  /** Visitors get 401 here, where other guarded routes answer 403. */
  self: people,
  'signed-in': people,
  /** Visitors register themselves, staff create accounts; members have one already. */
  registration: ['visitor', 'staff', 'admin'],
  member: ['member'],
  ...rights,
} as const satisfies Record<string, readonly ActorRole[]>;

export type Access = keyof typeof accessRules;

export interface DeclaredRoute {
  method: string;
  url: string;
  access: Access;
  /** Schemas of its bodies, whether checked before its handler or by it. */
  bodies: readonly z.core.$ZodType[];
}

/** What a call declares besides who may make it. */
export interface CallRules {
  /** Ignores a bad bearer token: the call is the way to a good one. */
  ignoreBadToken?: boolean;
  /** Lets people call before they have set up their second factor. */
  beforeSecondFactor?: boolean;
  /** Marks a file: downloads are on record, and their number is limited. */
  isDownload?: boolean;
  /** Describes a body for `openapi.json` that only the handler checks. */
  described?: DescribedBody;
}

declare module 'fastify' {
  interface FastifyContextConfig extends CallRules {
    access?: Access;
  }
  interface FastifyRequest {
    actor: ApiActor;
    /** Why the cookie was refused; guarded routes answer with this refusal. */
    refusedCookie: Refusal | undefined;
  }
  interface FastifyInstance {
    declaredRoutes: DeclaredRoute[];
  }
}

/**
 * Denies by default: registering a route throws unless it declares who may call it, in `config.access`, and its
 * answers, see `answers` in `schemas.ts`.
 */
export function requireDeclarations(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    const access = config?.access;
    if (!access) throw new Error(`Route ${method} ${url} does not declare who may call it.`);
    if (!schema?.response) throw new Error(`Route ${method} ${url} does not declare its answers.`);
    const bodies = bodiesOf(schema.body, config?.described);
    for (const one of [method].flat()) {
      app.declaredRoutes.push({ method: one, url, access, bodies });
    }
  });
}

function bodiesOf(body: unknown, described: DescribedBody | undefined) {
  const schemas = body === undefined ? [] : [body as z.core.$ZodType];
  if (!described) return schemas;
  if ('variants' in described) {
    return [...schemas, ...Object.values(described.variants).map((one) => one.body)];
  }
  return [...schemas, 'form' in described ? described.form : described.body];
}

/** Methods of the routes at an address; none where there is no route. */
export function methodsAt(routes: readonly DeclaredRoute[], path: string): string[] {
  const asked = segmentsOf(path);
  const found = routes.filter(({ url }) => !url.endsWith('*') && fits(segmentsOf(url), asked));
  return [...new Set(found.map(({ method }) => method))];
}

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/');

const fits = (pattern: readonly string[], asked: readonly string[]): boolean =>
  pattern.length === asked.length &&
  pattern.every((one, index) => one.startsWith(':') || one === asked[index]);

/** The team must set up a second factor, except in a demo, whose logins are public anyway. */
const mustSetUp = (actor: ApiActor, { mode }: Pick<Config, 'mode'>): boolean =>
  mode === 'production' &&
  actor.role !== 'visitor' &&
  actor.role !== 'member' &&
  !actor.hasSecondFactor;

/** @throws ApiError 401 or 403 when the actor may not call the route. */
export function guard(request: FastifyRequest, config: Pick<Config, 'mode'>): void {
  const { access, beforeSecondFactor } = request.routeOptions.config;
  if (!access) throw apiError('FORBIDDEN');
  const { role } = request.actor;
  const unguarded = access === 'public' || access === 'notary-link';
  if (!unguarded && !beforeSecondFactor && mustSetUp(request.actor, config)) {
    throw apiError('TFA_REQUIRED');
  }
  if ((accessRules[access] as readonly ActorRole[]).includes(role)) return;
  if (isGiven(request.actor, access)) return;
  if (role === 'visitor' && request.refusedCookie) throw answerTo(request.refusedCookie);
  throw apiError(role === 'visitor' && access === 'self' ? 'INVALID_CREDENTIALS' : 'FORBIDDEN');
}

/** Whether somebody of the team has a right that no role has. */
const isGiven = (actor: ApiActor, access: Access): boolean =>
  actor.role !== 'visitor' &&
  actor.role !== 'member' &&
  actor.me.given_rights.some((right) => right === access);

/** The caller of a route that visitors cannot call. */
export function personOf(request: FastifyRequest): Person {
  if (request.actor.role === 'visitor') throw apiError('INVALID_CREDENTIALS');
  return request.actor;
}

/** The caller of a route of the team. */
export function teamMemberOf(request: FastifyRequest): Person & { role: TeamRole } {
  const person = personOf(request);
  const { role } = person;
  if (role === 'member') throw apiError('FORBIDDEN');
  return { ...person, role };
}
