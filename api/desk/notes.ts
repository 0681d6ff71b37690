import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { mentionedIn } from '#domain/desk/mentions.ts';
import type { NoteContent } from '#domain/desk/notes.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { namesByIds, teamPeople } from '#modules/accounts/directory/people.ts';
import { withStandIns } from '#modules/desk/stand-ins.ts';
import {
  changeNote,
  type Note,
  type NoteRefusal,
  notesOf,
  removeNote,
  writeNote,
} from '#modules/foundations/notes.ts';
import { tellTeam } from '#modules/notices/notices.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { caseOf, type FoundationReads } from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { teamMemberOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr403 } from '../http/requests.ts';
import { noteInCase } from './called.ts';
import { noteCalls } from './note-schemas.ts';
import { askingOf } from './tasks.ts';

interface NoteRoutes extends FoundationReads {
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
}

/** A note has the id of the request that wrote it, for its author in its formation. */
const NOTE_IDS = '8f0a5b52-6c1d-5c7e-9a63-4b1f0d2e7c95';

/** What the team writes down about a formation for itself: founders never see it. */
export const noteRoutes =
  (deps: NoteRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, noteCalls, {
      'GET /admin/foundations/:id/notes': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        return { data: await named(deps, await notesOf(deps, foundationId)) };
      },
      'POST /admin/foundations/:id/notes': async (request) => {
        const about = await caseOf(deps, request.params.id);
        const authorId = teamMemberOf(request).id;
        const key = `${about.foundationId}/${authorId}/${commandIdOf(request)}`;
        const id = uuidv5(key, NOTE_IDS);
        const content = request.body;
        const mentions = await mentionsOf(deps, content);
        refuse(await writeNote(deps, about, { id, authorId, content, mentions }, new Date()));
        await tellMentioned(deps, { ...about, id, by: authorId }, mentions);
        noted(request, 'note-written', about.foundationId, content.kind);
        if (content.kind === 'call') {
          const acting = { db: deps.db, asking: await askingOf(deps.db, request) };
          const { with: partner, outcome } = content;
          await noteInCase(acting, about.foundationId, { what: 'called', with: partner, outcome });
        }
        return { data: { id } };
      },
      'PATCH /admin/foundations/:id/notes/:noteId': async (request) => {
        const about = await caseOf(deps, request.params.id);
        const id = uuidOr403(request.params.noteId);
        const content = request.body;
        const mentions = await mentionsOf(deps, content);
        const by = teamMemberOf(request);
        refuse(await changeNote(deps, about, { id, by, content, mentions }, new Date()));
        await tellMentioned(deps, { ...about, id, by: by.id }, mentions);
        noted(request, 'note-changed', about.foundationId, content.kind);
        return { data: { id } };
      },
      'DELETE /admin/foundations/:id/notes/:noteId': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const id = uuidOr403(request.params.noteId);
        refuse(await removeNote(deps, { foundationId, id, by: teamMemberOf(request) }, new Date()));
        noted(request, 'note-removed', foundationId);
        return { data: { id } };
      },
    });

const mentionsOf = async ({ db }: NoteRoutes, { text }: NoteContent) =>
  text?.includes('@') ? mentionedIn(text, await teamPeople(db)) : [];

/** Each is told once of a note, however often it is changed. */
async function tellMentioned(
  { db }: NoteRoutes,
  { foundationId, id, by }: { foundationId: string; id: string; by: string },
  mentions: readonly string[],
): Promise<void> {
  const named = mentions.filter((one) => one !== by);
  if (named.length === 0) return;
  const others = (await withStandIns(db, named, new Date())).filter((one) => one !== by);
  const subject = { foundationId, byId: by };
  await tellTeam(db, others, { cause: `note ${id}`, kind: 'mentioned', subject });
  await notifyDesk(db);
}

/** @throws ApiError 404, 409 */
function refuse(refused: NoteRefusal | undefined): void {
  if (!refused) return;
  throw apiError(refused, refused === 'CALL_AHEAD' ? { extensions: { fields: ['at'] } } : {});
}

function noted(
  request: FastifyRequest,
  action: 'note-written' | 'note-changed' | 'note-removed',
  foundationId: string,
  kind?: 'note' | 'call',
): void {
  const target = { kind: 'foundation', id: foundationId } as const;
  audit(request, action, { target, ...(kind && { details: { kind } }) });
}

async function named({ db }: NoteRoutes, notes: readonly Note[]) {
  const ids = notes.flatMap(({ authorId, mentions, changed, removed }) =>
    [authorId, ...mentions, changed?.byId, removed?.byId].filter((id) => id !== undefined),
  );
  const names = await namesByIds(db, [...new Set(ids)]);
  const person = (id: string) => ({ id, name: names.get(id) ?? '–' });
  const trace = (left: Note['changed']) => left && { at: left.at, by: person(left.byId) };
  return notes.map(({ authorId, mentions, changed, removed, ...note }) => ({
    ...note,
    author: person(authorId),
    mentions: mentions.map(person),
    changed: trace(changed),
    removed: trace(removed),
  }));
}
