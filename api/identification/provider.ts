import type { FastifyReply, FastifyRequest } from 'fastify';
import { type People, participantIn } from '#domain/foundations/people/people.ts';
import { askedClaims, assuranceOf } from '#domain/identification/assurance.ts';
import { differencesOf, nearestOf, peopleBehind } from '#domain/identification/identification.ts';
import type { ProviderResult } from '#domain/identification/names.ts';
import { isRefused } from '#modules/accounts/login/providers/refusals.ts';
import {
  type Attempt,
  type Beginner,
  beginAttempt,
  type Declarations,
  placeOfAttempt,
  takeAttempt,
} from '#modules/identification/attempts.ts';
import type { IdentificationContent } from '#modules/identification/content.ts';
import { recordIdentification } from '#modules/identification/identifications.ts';
import { useLink } from '#modules/identification/links.ts';
import { apiError, refuseWait, toApiError, unavailable } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { giveAttemptCookie, hasAttemptCookie } from './attempt-cookie.ts';
import { noteIdentified } from './in-person.ts';
import { type IdentificationRoutes, type Provider, peopleOf, requireRunning } from './parts.ts';
import { answerOf } from './tell.ts';

interface Going extends Declarations {
  foundationId: string;
  participantId: string;
  provider: string | undefined;
  beginner: Beginner;
}

/**
 * Begins a way to a provider: the address, and a cookie with which this browser comes back.
 *
 * @throws ApiError 404 without such a provider, 429, 503
 */
export async function goToProvider(
  deps: IdentificationRoutes,
  reply: FastifyReply,
  { foundationId, participantId, provider: name, beginner, ...declared }: Going,
): Promise<{ data: { url: string } }> {
  const provider = name === undefined ? [...deps.providers.values()][0] : deps.providers.get(name);
  if (!provider) throw apiError('NOT_FOUND');
  refuseWait(await deps.limits.take('identification-starts', participantId));
  const { settings, client } = provider;
  // Whoever the provider knows in this browser may be somebody else.
  const begun = await client.begin({ prompt: 'login', claims: JSON.stringify(askedClaims) });
  if (isRefused(begun)) throw unavailable();
  const attempt = { foundationId, participantId, provider: settings.name, beginner, declared };
  const id = await beginAttempt(deps, { ...attempt, checks: begun.checks }, new Date());
  giveAttemptCookie(reply, id);
  return { data: { url: begun.address } };
}

export interface CallbackResult {
  /** Of the formation whose page is shown; undefined for a mailed link, and for nobody's attempt. */
  foundationId?: string | undefined;
  byLink: boolean;
  result: ProviderResult;
}

interface Answer {
  state?: string | undefined;
  error?: string | undefined;
}

/** What becomes of a provider's answer. Nothing about the person is in the result. */
export async function comeBack(
  deps: IdentificationRoutes,
  request: FastifyRequest,
  answer: Answer,
): Promise<CallbackResult> {
  const { db } = deps;
  const place = answer.state === undefined ? undefined : await placeOfAttempt(db, answer.state);
  if (!place || !isBeginner(request, place)) {
    audit(request, 'identification-refused', { details: { refused: 'NOT_VALID' } });
    return { byLink: false, result: 'NOT_VALID' };
  }
  const { foundationId } = place;
  const page = place.linkId === null ? { foundationId, byLink: false } : { byLink: true };
  const result = await resultOf(deps, request, answer);
  if (result === 'cleared' || result === 'checking') {
    noteIdentified(request, foundationId, 'provider');
  } else {
    const target = { kind: 'foundation', id: foundationId } as const;
    audit(request, 'identification-refused', { target, details: { refused: result } });
  }
  return { ...page, result };
}

/** Another browser must not bring an answer: its person would be taken for somebody else. */
function isBeginner(
  request: FastifyRequest,
  { id, accountId }: { id: string; accountId: string | null },
): boolean {
  if (hasAttemptCookie(request, id)) return true;
  return request.actor.role !== 'visitor' && request.actor.id === accountId;
}

async function resultOf(
  deps: IdentificationRoutes,
  request: FastifyRequest,
  { state = '', error }: Answer,
): Promise<CallbackResult['result']> {
  const attempt = await takeAttempt(deps, state, new Date());
  const provider = attempt && deps.providers.get(attempt.provider);
  if (!attempt || !provider) return 'NOT_VALID';
  if (error !== undefined) return error === 'access_denied' ? 'ABORTED' : 'NOT_VALID';
  try {
    const query = request.url.slice(request.url.indexOf('?'));
    const found = await provider.client.complete(query, { state, ...attempt });
    const claims = isRefused(found) ? found : await found.claims('verified_claims');
    if (isRefused(found) || isRefused(claims)) {
      const refused = isRefused(found) ? found : claims;
      request.log.warn({ provider: attempt.provider, detail: refused.detail }, 'not identified');
      return refused.refused === 'SERVICE_UNAVAILABLE' ? 'UNAVAILABLE' : 'NOT_VALID';
    }
    const { subject } = found;
    return await recorded(deps, attempt, provider, { subject, claims: claims.verified_claims });
  } catch (failure) {
    request.log.error({ err: failure, provider: attempt.provider }, 'identification failed');
    return toApiError(failure).status >= 500 ? 'UNAVAILABLE' : 'NOT_VALID';
  }
}

/** Compares what a provider has verified with what is stated, and records both. */
async function recorded(
  deps: IdentificationRoutes,
  attempt: Attempt,
  { settings: { name, issuer } }: Provider,
  { subject, claims }: { subject: string; claims: unknown },
): Promise<CallbackResult['result']> {
  const now = new Date();
  const assurance = assuranceOf(claims, now.toISOString());
  if ('refused' in assurance) return assurance.refused;
  const { id, foundationId, participantId, beginner } = attempt;
  const found = await peopleOf(deps, foundationId);
  requireRunning(found);
  const participant = participantIn(found.people, participantId);
  const { seen, document, verifiedAt, answer } = assurance;
  const stated = participant && nearestOf(peopleBehind(participant), seen);
  // Somebody has left the list meanwhile, or nobody is stated who represents the company.
  if (!stated) return 'NOT_VALID';
  const { politicallyExposed, forOwnAccount } = attempt;
  const content: IdentificationContent = {
    actor: actorOf(found.people, participantId, beginner),
    seen,
    stated,
    differences: differencesOf(stated, seen),
    document,
    politicallyExposed,
    forOwnAccount,
    copies: [],
    provider: { name, issuer, subject, verifiedAt, answer },
  };
  const identification = { id, foundationId, participantId, method: 'provider', content } as const;
  const stored = await recordIdentification(deps, identification, now);
  if ('refused' in stored) return stored.refused;
  if ('linkId' in beginner) await useLink(deps.db, beginner.linkId, now);
  if (stored.state !== 'cleared') return 'checking';
  await answerOf(deps, stored).catch(onlyLater);
  return 'cleared';
}

/** The record stands; a worker tells the formation as soon as it can. @throws what is no outage */
function onlyLater(error: unknown): void {
  if (toApiError(error).status < 500) throw error;
}

/** In the formation, a person without an account acts as herself. */
const actorOf = (
  { lead }: People,
  participantId: string,
  beginner: Beginner,
): IdentificationContent['actor'] => {
  if ('linkId' in beginner) return { id: participantId, role: 'co-founder' };
  const { accountId: id } = beginner;
  return { id, role: lead.accountId === id ? 'founder' : 'co-founder' };
};
