import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { hasJoined, nameOf, type Participant } from '#domain/foundations/people/people.ts';
import { peopleBehind } from '#domain/identification/identification.ts';
import { pathTo } from '#domain/site/paths.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { standingOf } from '#modules/identification/identifications.ts';
import { findOpenLink, issueLink } from '#modules/identification/links.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { isForeignWrite } from '../http/cookies.ts';
import { apiError, invalidPayload, refuseWait } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { languageOf } from '../http/request-language.ts';
import { commandIdOf } from '../http/requests.ts';
import { giveLinkCookie, hasLinkCookie } from './attempt-cookie.ts';
import { inPerson } from './in-person.ts';
import {
  caseWithPeople,
  type IdentificationRoutes,
  type IdentifiedCase,
  participantOfCase,
  peopleOf,
  requireRunning,
} from './parts.ts';
import { type CallbackResult, comeBack, goToProvider } from './provider.ts';
import { identificationCalls, inPersonCalls } from './schemas.ts';

type Handled<Name extends keyof typeof identificationCalls> = Pick<
  Handlers<typeof identificationCalls>,
  Name
>;

/** People are identified in person, or by a provider, to whom they also get by a mailed link. */
export const identificationRoutes =
  (deps: IdentificationRoutes): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart);
    serve(app, inPersonCalls, inPerson(deps));
    serve(app, identificationCalls, {
      ...ofMembers(deps),
      ...byLink(deps),
      ...returning(deps),
    });
  };

const ofMembers = (
  deps: IdentificationRoutes,
): Handled<
  | 'GET /foundations/:id/identifications'
  | 'POST /foundations/:id/identifications/start'
  | 'POST /foundations/:id/identifications/link'
> => ({
  'GET /foundations/:id/identifications': async (request) => {
    const person = personOf(request);
    const found = await caseWithPeople(deps, request.params.id, person);
    const standing = await standingOf(deps.db, found.foundationId);
    const participants = found.people.participants
      .filter((participant) => maySee(found, participant, person))
      .map((participant) => ({
        participantId: participant.participantId,
        name: nameOf(participant),
        kind: participant.kind,
        standing: participant.identified
          ? ('cleared' as const)
          : (standing.get(participant.participantId) ?? ('open' as const)),
        own: participant.accountId === person.id,
        hasAccount: hasJoined(participant),
        hasEmail: participant.email !== undefined,
        people: peopleBehind(participant).map(
          ({ firstName, lastName }) => `${firstName} ${lastName}`,
        ),
      }));
    return { data: { providers: providersOf(deps), participants } };
  },
  'POST /foundations/:id/identifications/start': async (request, reply) => {
    const person = personOf(request);
    const { participantId, ...going } = request.body;
    const found = await caseWithPeople(deps, request.params.id, person);
    requireRunning(found);
    const participant = participantOfCase(found, participantId);
    // Nobody goes for somebody else.
    if (participant.accountId !== person.id) throw apiError('FORBIDDEN');
    const { foundationId } = found;
    const beginner = { accountId: person.id };
    return goToProvider(
      deps,
      reply,
      withProvider({ ...going, foundationId, participantId, beginner }),
    );
  },
  'POST /foundations/:id/identifications/link': async (request) => {
    const person = personOf(request);
    const { participantId } = request.body;
    const found = await caseWithPeople(deps, request.params.id, person);
    requireRunning(found);
    if (!maySendLinks(found, person)) throw apiError('FORBIDDEN');
    const participant = participantOfCase(found, participantId);
    if (deps.providers.size === 0) throw apiError('NOT_FOUND');
    if (hasJoined(participant)) {
      throw invalidPayload('This person has an account', ['participantId']);
    }
    if (participant.email === undefined) {
      throw invalidPayload('There is no address of this person', ['participantId']);
    }
    refuseWait(await deps.limits.take('identification-links', participantId));
    const { foundationId } = found;
    const link = { id: commandIdOf(request), foundationId, participantId };
    const { expiresAt } = await issueLink(deps.db, deps.linkSecret, link, new Date());
    const target = { kind: 'foundation', id: foundationId } as const;
    audit(request, 'identification-link-sent', { target });
    return { data: { expiresAt } };
  },
});

const withProvider = <T extends { provider?: string | undefined }>(going: T) => ({
  ...going,
  provider: going.provider,
});

const providersOf = ({ providers }: Pick<IdentificationRoutes, 'providers'>) =>
  [...providers.values()].map(({ settings: { name, label } }) => ({ name, label }));

/** The team sees everybody; members see themselves, and the lead people without an account. */
function maySee({ people }: IdentifiedCase, participant: Participant, person: Person): boolean {
  if (person.role !== 'member' || participant.accountId === person.id) return true;
  return people.lead.accountId === person.id && !hasJoined(participant);
}

const maySendLinks = ({ people }: IdentifiedCase, { id, role }: Person): boolean =>
  role === 'member' ? people.lead.accountId === id : role !== 'lawyer';

const byLink = (
  deps: IdentificationRoutes,
): Handled<'POST /identifications/links/exchange' | 'POST /identifications/links/start'> => ({
  'POST /identifications/links/exchange': async (request, reply) => {
    refuseWait(await deps.limits.waitFor('wrong-link-tokens', request.ip));
    const link = await findOpenLink(deps.db, { token: request.body.token }, new Date());
    const found = link && (await peopleOf(deps, link.foundationId));
    const participant = found?.people.participants.find(
      ({ participantId }) => participantId === link?.participantId,
    );
    if (!link || !found || !participant) {
      await deps.limits.note('wrong-link-tokens', request.ip);
      audit(request, 'link-refused');
      throw apiError('LINK_NOT_VALID');
    }
    giveLinkCookie(reply, link.id);
    const target = { kind: 'foundation', id: link.foundationId } as const;
    audit(request, 'link-opened', { target });
    const { id: linkId, expiresAt } = link;
    const name = nameOf(participant);
    const { companyName } = found;
    return { data: { linkId, companyName, name, providers: providersOf(deps), expiresAt } };
  },
  'POST /identifications/links/start': async (request, reply) => {
    const { linkId, ...going } = request.body;
    refuseForeign(deps, request);
    if (!hasLinkCookie(request, linkId)) throw apiError('LINK_NOT_VALID');
    const link = await findOpenLink(deps.db, { id: linkId }, new Date());
    if (!link) throw apiError('LINK_NOT_VALID');
    const { foundationId, participantId } = link;
    const beginner = { linkId };
    return goToProvider(
      deps,
      reply,
      withProvider({ ...going, foundationId, participantId, beginner }),
    );
  },
});

/** The cookie alone permits it, so other sites must not make the browser send it. */
function refuseForeign({ publicUrl }: IdentificationRoutes, request: FastifyRequest): void {
  if (isForeignWrite(request, publicUrl)) throw apiError('FORBIDDEN');
}

const returning = (deps: IdentificationRoutes): Handled<'GET /identifications/callback'> => ({
  'GET /identifications/callback': async (request, reply) => {
    const result = await comeBack(deps, request, request.query);
    return reply.redirect(pageOf(deps, request, result));
  },
});

/** The page that says what has become of it: codes only, nothing about the person. */
function pageOf(
  { publicUrl }: IdentificationRoutes,
  request: FastifyRequest,
  { foundationId, byLink, result }: CallbackResult,
): string {
  const locale = languageOf(request);
  const page = foundationId
    ? pathTo('identification', locale, { id: foundationId })
    : pathTo(byLink ? 'identification-link' : 'foundations', locale);
  return `${publicUrl}${page}?${new URLSearchParams({ result })}`;
}
