import type { FastifyPluginAsync } from 'fastify';
import { contributionsOf } from '#domain/contributions/contributions.ts';
import { expectedOf } from '#domain/contributions/expected.ts';
import { nameOf, participantIn } from '#domain/foundations/people/people.ts';
import { seesRoles } from '#domain/foundations/people/seen-by.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import { datesOf } from '#domain/foundations/steps/notary-appointment.ts';
import { purposeAt } from '#domain/foundations/upload-purposes.ts';
import { approvedDraftsIn, filesOfNotaryIn, sheetChangedAt } from '#domain/rooms/shown.ts';
import type { SheetFacts } from '#domain/sheets/facts.ts';
import { INTAKE_SHEET_VERSION, intakeSheetOf } from '#domain/sheets/intake-sheet.ts';
import { sheetOf } from '#domain/sheets/sheets.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import type { Locale } from '#domain/site/paths.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { type ContributionDeps, enteredIn } from '#modules/contributions/lines.ts';
import { cleanName } from '#modules/files/file-name.ts';
import { examinedFiles } from '#modules/files/stored-files.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import type { LiveRoom } from '#modules/rooms/live-room.ts';
import { noteLooked } from '#modules/rooms/rooms.ts';
import { renderSheet } from '#modules/sheets/render.ts';
import { sheetFactsOf } from '#projections/foundations/sheet-facts.ts';
import { shareholderView } from '../contributions/case.ts';
import { privateDownload } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { audit } from '../http/plugins/audit.ts';
import { noRoom, notedOf, type RoomDeps, readRoom } from './live-room.ts';
import { roomCalls } from './schemas.ts';

interface RoomRoutes extends RoomDeps {
  sealing: ContributionDeps;
  uploads: Pick<Uploads, 'read'>;
  limits: RateLimits;
}

/** What a notary reads in the room. */
export const roomRoutes =
  (deps: RoomRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, roomCalls, { ...looking(deps), ...downloading(deps) });

type Handled<Name extends keyof typeof roomCalls> = Pick<Handlers<typeof roomCalls>, Name>;

const looking = (deps: RoomRoutes): Handled<'GET /rooms/:id'> => ({
  'GET /rooms/:id': async (request) => {
    const live = await readRoom(deps, request, request.params.id);
    const { room, history, lastVisitAt } = live;
    const { state } = history;
    if (!('coreData' in state)) throw noRoom();
    const now = new Date();
    const facts = await factsOf(deps, live);
    const names = await namesByIds(deps.db, [state.founderId]);
    await noteLooked(deps.db, live.id, now);
    audit(request, 'download', notedOf(live));
    const isNew = (at: string | undefined) =>
      lastVisitAt !== null && at !== undefined && at > lastVisitAt;
    const documents = approvedDraftsIn(history.events);
    const sent = filesOfNotaryIn(history.events);
    const ids = [...documents, ...sent].map(({ fileId }) => fileId);
    const examined = await examinedFiles(deps.db, ids);
    const isSigned = (fileId: string) => examined.get(fileId)?.isSigned ?? null;
    return {
      data: {
        notaryName: room.notary.name,
        companyName: state.coreData.companyName,
        fileNumber: fileNumber(live.foundationId),
        leadName: leadNameIn(facts, names.get(state.founderId)),
        people: peopleIn(facts, live),
        company: {
          city: state.coreData.city,
          shareCapitalCents: state.coreData.shareCapitalCents,
          purpose: state.coreData.companyPurpose,
        },
        status: state.status,
        ...appointmentIn(state),
        obstacles: state.obstacles.map(({ kind }) => kind),
        awaits: purposeAt(state.status) ?? null,
        sheet: { de: sheetIn(facts, live, 'de', now), en: sheetIn(facts, live, 'en', now) },
        isSheetNew: isNew(sheetChangedAt(history.events)),
        documents: documents.map(({ documentId, fileId, title, size, sha256, approvedAt }) => ({
          documentId,
          title,
          size,
          sha256,
          approvedAt,
          isNew: isNew(approvedAt),
          isSigned: isSigned(fileId),
        })),
        sent: sent.map(({ name: _, ...file }) => ({ ...file, isSigned: isSigned(file.fileId) })),
        contributions: await contributionsIn(deps, live, facts),
        endsAt: room.endsAt,
        openUntil: live.openUntil,
      },
    };
  },
});

const downloading = (
  deps: RoomRoutes,
): Handled<
  'GET /rooms/:id/sheet.pdf' | 'GET /rooms/:id/sheet.json' | 'GET /rooms/:id/documents/:documentId'
> => ({
  'GET /rooms/:id/sheet.pdf': async (request, reply) => {
    const live = await readRoom(deps, request, request.params.id);
    const { language } = request.query;
    const now = new Date();
    const sheet = sheetIn(await factsOf(deps, live), live, language, now);
    const bytes = Buffer.from(
      await renderSheet({ sheet, language, at: now.toISOString() }, live.id),
    );
    audit(request, 'download', notedOf(live));
    return reply.headers(privateDownload(nameOfSheet(live, 'pdf'), bytes.length)).send(bytes);
  },
  'GET /rooms/:id/sheet.json': async (request, reply) => {
    const live = await readRoom(deps, request, request.params.id);
    const schema = `${deps.publicUrl}/api/schemas/intake-sheet-${INTAKE_SHEET_VERSION}.json`;
    const making = { reader: readerOf(live), at: new Date().toISOString(), schema };
    const sheet = intakeSheetOf(await factsOf(deps, live), making);
    const bytes = Buffer.from(JSON.stringify(sheet, null, 2));
    audit(request, 'download', notedOf(live));
    const headers = privateDownload(nameOfSheet(live, 'json'), bytes.length);
    return reply
      .headers({ ...headers, 'content-type': 'application/json; charset=utf-8' })
      .send(bytes);
  },
  'GET /rooms/:id/documents/:documentId': async (request, reply) => {
    const live = await readRoom(deps, request, request.params.id);
    const { documentId } = request.params;
    const { events } = live.history;
    const file =
      approvedDraftsIn(events).find((draft) => draft.documentId === documentId) ??
      filesOfNotaryIn(events).find((sent) => sent.fileId === documentId);
    if (!file) throw noRoom();
    const bytes = await deps.uploads.read(file.fileId);
    const target = { kind: 'document', id: documentId } as const;
    audit(request, 'download', { ...notedOf(live), target });
    return reply.headers(privateDownload(cleanName(file.name), file.size)).send(bytes);
  },
});

/** @throws ApiError 404 for a formation whose read model is gone */
async function factsOf({ db }: RoomRoutes, { foundationId }: LiveRoom): Promise<SheetFacts> {
  const facts = await sheetFactsOf(db, foundationId);
  if (!facts) throw noRoom();
  return facts;
}

const readerOf = ({ room: { released } }: LiveRoom) => ({ role: 'notary', released }) as const;

const sheetIn = (facts: SheetFacts, live: LiveRoom, language: Locale, now: Date) =>
  sheetOf('intake-sheet', facts, { reader: readerOf(live), language, at: now.toISOString() });

const nameOfSheet = ({ foundationId }: LiveRoom, type: 'pdf' | 'json') =>
  `${fileNumber(foundationId)}-intake-sheet.${type}`;

/** As stated for the deed, else as the account calls itself. */
function leadNameIn({ people }: SheetFacts, accountName: string | undefined): string {
  const lead = participantIn(people, people.lead.participantId);
  return lead ? nameOf(lead) : (accountName ?? '');
}

const peopleIn = ({ people }: SheetFacts, live: LiveRoom) =>
  people.participants.map((participant) => ({
    name: nameOf(participant),
    isShareholder: participant.shareholder !== undefined,
    isDirector:
      participant.managingDirector !== undefined && seesRoles(readerOf(live), participant),
  }));

/** Null until the founders show them. */
async function contributionsIn(
  { sealing }: RoomRoutes,
  live: LiveRoom,
  { people, coreData }: SheetFacts,
) {
  const { state } = live.history;
  const { offered, lines } = await enteredIn(sealing, live.foundationId);
  if (!offered || !coreData) return null;
  const deedDate = 'deedDate' in state ? (state.deedDate ?? null) : null;
  const seen = new Set(
    people.participants
      .filter((participant) => seesRoles(readerOf(live), participant))
      .map(({ participantId }) => participantId),
  );
  return contributionsOf(expectedOf(people, coreData), deedDate, lines)
    .filter(({ participantId }) => seen.has(participantId))
    .map(shareholderView);
}

/** What was agreed, or what the founder may choose from. */
function appointmentIn(state: FoundationState) {
  if (!('appointment' in state)) return { appointment: null, dates: [] };
  if (state.status === 'notary-appointment-confirmation-pending') {
    return { appointment: null, dates: [...datesOf(state)] };
  }
  const { startsAt, place, online } = state.appointment;
  return { appointment: { startsAt, place, online }, dates: [] };
}
