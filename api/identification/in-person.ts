import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Participant } from '#domain/foundations/people/people.ts';
import {
  differencesOf,
  isValidAt,
  type Named,
  peopleBehind,
  type SeenInPerson,
  seenInPerson,
} from '#domain/identification/identification.ts';
import type { Copy } from '#modules/identification/content.ts';
import { type SealedCopy, storeCopy } from '#modules/identification/copies.ts';
import {
  findIdentification,
  recordIdentification,
} from '#modules/identification/identifications.ts';
import { actorOf } from '../foundations/commands.ts';
import type { Handlers } from '../http/calls.ts';
import { invalidPayload, refusal, toInvalidPayload } from '../http/errors.ts';
import { type Form, fileNameOf, pdfs, withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf } from '../http/requests.ts';
import {
  caseWithPeople,
  type IdentificationRoutes,
  participantOfCase,
  requireRunning,
} from './parts.ts';
import type { inPersonCalls } from './schemas.ts';
import { answerOf } from './tell.ts';

const forms = { ...pdfs, files: 2 };

/** Somebody of the team has seen a person with their document, and enters what it says with a copy of it. */
export const inPerson = (deps: IdentificationRoutes): Handlers<typeof inPersonCalls> => ({
  'POST /foundations/:id/identifications': async (request, reply) => {
    const id = commandIdOf(request);
    return withForm(
      request,
      reply,
      async (form) => {
        const said = fieldsOf(form);
        const found = await caseWithPeople(deps, request.params.id, personOf(request));
        requireRunning(found);
        const participant = participantOfCase(found, said.participantId);
        const repeated = await findIdentification(deps, found.foundationId, id);
        if (repeated) return { data: await answerOf(deps, repeated) };
        const stated = statedOf(participant, said);
        const { foundationId } = found;
        const { copies, stored } = await storeCopies(deps, foundationId, participant, form);
        const content = { ...contentOf(request, said, stated), copies };
        const { participantId, method } = said;
        const identification = { id, foundationId, participantId, method, content };
        const recorded = await recordIdentification(
          deps,
          { ...identification, copies: stored },
          new Date(),
        );
        if ('refused' in recorded) throw new Error('A document has no subject.');
        noteIdentified(request, foundationId, method);
        return { data: await answerOf(deps, recorded) };
      },
      forms,
    );
  },
});

function fieldsOf({ fields }: Form): SeenInPerson {
  const parsed = seenInPerson.safeParse(fields);
  if (!parsed.success) throw toInvalidPayload(parsed.error);
  if (!isValidAt(parsed.data.validUntil, new Date().toISOString())) {
    throw invalidPayload('The document is not valid any more', ['validUntil']);
  }
  return parsed.data;
}

/** @throws ApiError 409 for a company whose representatives nobody has stated, 400 for one who is not among them */
function statedOf(participant: Participant, { representative = 0 }: SeenInPerson): Named {
  const people = peopleBehind(participant);
  if (people.length === 0) {
    const { participantId } = participant;
    throw refusal('PARTICIPANTS_INCOMPLETE', { missing: [{ participantId, field: 'details' }] });
  }
  const stated = people[representative];
  if (!stated) throw invalidPayload('There is no such representative', ['representative']);
  return stated;
}

function contentOf(request: FastifyRequest, said: SeenInPerson, stated: Named) {
  const { firstName = stated.firstName, lastName = stated.lastName } = said;
  const seen = { firstName, lastName, birthDate: said.birthDate ?? stated.birthDate };
  const { kind, number, authority, country, validUntil } = said;
  const { politicallyExposed, forOwnAccount } = said;
  const { id, role } = actorOf(personOf(request));
  return {
    actor: { id, role: role === 'lawyer' ? role : ('staff' as const) },
    seen,
    stated,
    differences: differencesOf(stated, seen),
    document: { kind, number, authority, country, validUntil },
    politicallyExposed,
    forOwnAccount,
  };
}

/** @throws ApiError 400 for a company without its register extract; FileRefused and others of uploads */
async function storeCopies(
  deps: IdentificationRoutes,
  foundationId: string,
  { kind }: Participant,
  { file, nextFile }: Form,
): Promise<{ copies: Copy[]; stored: SealedCopy[] }> {
  const take = async (what: Copy['what'], part: MultipartFile) =>
    storeCopy(deps, foundationId, { what, stream: part.file, name: fileNameOf(part) });
  const files = [await take('document', file)];
  try {
    const extract = kind === 'company' ? await nextFile() : undefined;
    if (extract) files.push(await take('register-extract', extract));
    else if (kind === 'company') {
      throw invalidPayload('The register extract is missing', ['registerExtract']);
    }
  } catch (error) {
    for (const { stored } of files) await deps.copies.remove(stored.id);
    throw error;
  }
  return { copies: files.map(({ copy }) => copy), stored: files.map(({ stored }) => stored) };
}

export const noteIdentified = (request: FastifyRequest, foundationId: string, method: string) =>
  audit(request, 'person-identified', {
    target: { kind: 'foundation', id: foundationId },
    details: { method },
  });
