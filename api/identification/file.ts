import type { FastifyPluginAsync } from 'fastify';
import { nameOf, participantIn, sumOf } from '#domain/foundations/people/people.ts';
import { differencesOf, nearestOf, peopleBehind } from '#domain/identification/identification.ts';
import { isBeneficialOwner, thresholdOn } from '#domain/identification/risk.ts';
import { dayKey } from '#domain/site/formats.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { readCopy } from '#modules/identification/copies.ts';
import {
  decideIdentification,
  identificationsOf,
  type OpenedIdentification,
} from '#modules/identification/identifications.ts';
import { riskFileOf, storeRiskFile } from '#modules/identification/risk-files.ts';
import { provenAgain } from '../accounts/proofs.ts';
import { actorOf } from '../foundations/commands.ts';
import { privateDownload } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { caseWithPeople, type IdentificationRoutes, type IdentifiedCase } from './parts.ts';
import { identificationFileCalls } from './schemas.ts';
import { answerOf } from './tell.ts';

type Handled<Name extends keyof typeof identificationFileCalls> = Pick<
  Handlers<typeof identificationFileCalls>,
  Name
>;

/** The records of a formation for those who were given the rights to them. */
export const identificationFileRoutes =
  (deps: IdentificationRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, identificationFileCalls, { ...looking(deps), ...deciding(deps) });

const looking = (
  deps: IdentificationRoutes,
): Handled<
  | 'POST /admin/foundations/:id/identifications/read'
  | 'POST /admin/foundations/:id/identifications/copies/:copyId'
> => ({
  'POST /admin/foundations/:id/identifications/read': async (request) => {
    const found = await caseWithPeople(deps, request.params.id, personOf(request));
    await provenAgain(deps, request, request.body.current_password);
    const { foundationId } = found;
    audit(request, 'identification-read', { target: { kind: 'foundation', id: foundationId } });
    const all = await identificationsOf(deps, foundationId);
    const risk = await riskFileOf(deps, foundationId);
    const names = await namesByIds(deps.db, peopleIn(all, risk?.by));
    const by = (id: string) => ({ id, name: names.get(id) ?? '–' });
    const today = dayKey(new Date().toISOString());
    const { percent, inclusive, source } = thresholdOn(today);
    return {
      data: {
        identifications: all.map((one) => viewOf(found, one, by)),
        risk: risk ? { ...risk, by: by(risk.by) } : null,
        threshold: { percent, inclusive, source },
        owners: ownersOf(found, today),
      },
    };
  },
  'POST /admin/foundations/:id/identifications/copies/:copyId': async (request, reply) => {
    const { foundationId } = await caseWithPeople(deps, request.params.id, personOf(request));
    await provenAgain(deps, request, request.body.current_password);
    const copyId = uuidOr404(request.params.copyId);
    const all = await identificationsOf(deps, foundationId);
    const copy = all.flatMap(({ content }) => content.copies).find(({ id }) => id === copyId);
    const bytes = copy && (await readCopy(deps, copyId));
    if (!copy || !bytes) throw apiError('NOT_FOUND');
    audit(request, 'identification-read', { target: { kind: 'foundation', id: foundationId } });
    return reply.headers(privateDownload(copy.name, bytes.length)).send(bytes);
  },
});

/** Accounts whose names the answer needs. */
function peopleIn(all: readonly OpenedIdentification[], by: string | undefined): string[] {
  const ids = all.flatMap(({ content: { actor, decision } }) => [actor.id, decision?.actor.id]);
  return [...new Set([...ids, by].filter((id) => id !== undefined))];
}

type NameBy = (id: string) => { id: string; name: string };

function viewOf(
  { people }: IdentifiedCase,
  { id, participantId, method, state, madeAt, content }: OpenedIdentification,
  by: NameBy,
) {
  const participant = participantIn(people, participantId);
  const { seen, document, politicallyExposed, forOwnAccount, decision, actor } = content;
  // What is stated may have changed since.
  const now = participant && nearestOf(peopleBehind(participant), seen);
  const stated = now ?? content.stated;
  const { answer, ...provider } = content.provider ?? { answer: undefined };
  return {
    id,
    participantId,
    name: participant ? nameOf(participant) : `${seen.firstName} ${seen.lastName}`,
    method,
    state,
    madeAt,
    by: actor.id === participantId ? null : by(actor.id),
    seen,
    stated,
    differences: differencesOf(stated, seen),
    document,
    politicallyExposed,
    forOwnAccount,
    copies: content.copies,
    provider: 'name' in provider ? provider : null,
    answer: answer === undefined ? null : JSON.stringify(answer, null, 2),
    decision: decision
      ? {
          by: by(decision.actor.id),
          at: decision.at,
          verdict: decision.verdict,
          note: decision.note,
        }
      : null,
  };
}

/** Natural people whose shares make them beneficial owners; who stands behind a company is for the team to find out. */
function ownersOf({ people, capitalEuros }: IdentifiedCase, today: string) {
  return people.participants
    .filter(
      ({ kind, shareholder }) =>
        kind === 'natural' && isBeneficialOwner(sumOf(shareholder), capitalEuros, today),
    )
    .map((participant) => ({
      participantId: participant.participantId,
      name: nameOf(participant),
    }));
}

const deciding = (
  deps: IdentificationRoutes,
): Handled<
  | 'POST /admin/foundations/:id/identifications/:identificationId/decision'
  | 'PUT /admin/foundations/:id/risk'
> => ({
  'POST /admin/foundations/:id/identifications/:identificationId/decision': async (request) => {
    const person = personOf(request);
    const { foundationId } = await caseWithPeople(deps, request.params.id, person);
    const id = uuidOr404(request.params.identificationId);
    const role = actorOf(person).role === 'lawyer' ? 'lawyer' : 'staff';
    const verdict = { foundationId, id, actor: { id: person.id, role }, ...request.body } as const;
    const decided = await decideIdentification(deps, verdict, new Date());
    if (!decided) throw apiError('NOT_FOUND');
    audit(request, 'identification-decided', { target: { kind: 'foundation', id: foundationId } });
    return { data: await answerOf(deps, decided) };
  },
  'PUT /admin/foundations/:id/risk': async (request, reply) => {
    const person = personOf(request);
    const { foundationId } = await caseWithPeople(deps, request.params.id, person);
    const file = { foundationId, by: person.id, file: request.body };
    await storeRiskFile(deps, file, new Date());
    audit(request, 'risk-file-written', { target: { kind: 'foundation', id: foundationId } });
    return reply.code(204).send(null);
  },
});
