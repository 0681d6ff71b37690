import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import { filled } from '#domain/content/piece.ts';
import { isWriting } from '#domain/content/states.ts';
import { renderAside } from '#modules/content/aside.ts';
import {
  beginPiece,
  discardDraft,
  restoreVersion,
  saveDraft,
} from '#modules/content/pieces/drafts.ts';
import { faultsOfPiece } from '#modules/content/pieces/faults.ts';
import {
  idOf,
  listPieces,
  type PieceCard,
  type PieceName,
  pieceNamed,
  readPiece,
  readVersion,
  siteAddresses,
} from '#modules/content/pieces/pieces.ts';
import { archivePiece, publishPiece } from '#modules/content/pieces/publish.ts';
import { turns } from '#modules/shared/turns.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError, type ErrorCode } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { managedContentCalls } from './managed-schemas.ts';

type Handled<Name extends keyof typeof managedContentCalls> = Pick<
  Handlers<typeof managedContentCalls>,
  Name
>;

/** The page asks for both languages at once, and again when something was typed. */
const PREVIEWS_WAITING = 3;
const previewTurns = turns(PREVIEWS_WAITING);

/** Articles, pages, news, products and partners, for those who write them. */
export const managedContentRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    serve(app, managedContentCalls, { ...reading(db), ...drafting(db), ...publishing(db) });
  };

export async function piecesForTeam(db: Database, query: Parameters<typeof listPieces>[1]) {
  const { pieces, meta } = await listPieces(db, query);
  return { data: pieces.map(viewOf), meta };
}

const reading = (
  db: Database,
): Handled<
  | 'GET /admin/content/:id'
  | 'GET /admin/content/:id/versions/:version'
  | 'POST /admin/content/preview'
> => ({
  'GET /admin/content/:id': async ({ params }) => {
    const piece = await readPiece(db, nameIn(params));
    if (!piece) throw apiError('NOT_FOUND');
    const versions = piece.versions.map(({ at, ...one }) => ({ ...one, at: at.toISOString() }));
    return {
      data: { ...piece, ...viewOf(piece), versions, addresses: await siteAddresses(db, piece) },
    };
  },
  'GET /admin/content/:id/versions/:version': async ({ params }) => {
    const typed = await readVersion(db, nameIn(params), Number(params.version));
    if (!typed) throw apiError('NOT_FOUND');
    return { data: { typed } };
  },
  'POST /admin/content/preview': async (request) => {
    const { id, language, typed } = request.body;
    const piece = await readPiece(db, nameIn({ id }));
    if (!piece) throw apiError('NOT_FOUND');
    return previewTurns(personOf(request).id, async () => {
      const shown = filled(piece.kind, typed);
      const rendered = await renderAside(shown[`${language}.markdown`] ?? '');
      const faults = await faultsOfPiece(db, piece, typed);
      return { data: { ...rendered, filled: shown, faults } };
    });
  },
});

const drafting = (
  db: Database,
): Handled<
  | 'POST /admin/content'
  | 'PUT /admin/content/:id/draft'
  | 'POST /admin/content/:id/discard'
  | 'POST /admin/content/:id/restore'
> => ({
  'POST /admin/content': async (request, reply) => {
    const { key, place } = request.body;
    const by = personOf(request).id;
    const outcome = await beginPiece(db, { key, ...place, by }, new Date());
    if (outcome === 'KEY_TAKEN') throw apiError('CONTENT_KEY_TAKEN');
    const id = idOf({ kind: place.kind, key });
    audit(request, 'content-begun', { target: { kind: 'content', id } });
    return reply.code(201).send({ data: { id } });
  },
  'PUT /admin/content/:id/draft': async (request) => {
    const { typed } = request.body;
    const saved = accepted(await saveDraft(db, { ...changeIn(request), typed }, new Date()));
    return { data: { revision: saved.revision, at: saved.at.toISOString() } };
  },
  'POST /admin/content/:id/discard': async (request) => {
    const { gone } = accepted(await discardDraft(db, changeIn(request)));
    note(request, 'content-discarded');
    return { data: { gone } };
  },
  'POST /admin/content/:id/restore': async (request) => {
    const { version } = request.body;
    const change = { ...changeIn(request), version };
    const { revision } = accepted(await restoreVersion(db, change, new Date()));
    note(request, 'content-restored', { version });
    return { data: { revision } };
  },
});

const publishing = (
  db: Database,
): Handled<'POST /admin/content/:id/publish' | 'POST /admin/content/:id/archive'> => ({
  'POST /admin/content/:id/publish': async (request) => {
    const { version, revision } = accepted(await publishPiece(db, changeIn(request), new Date()));
    note(request, 'content-published', { version });
    return { data: { version, revision } };
  },
  'POST /admin/content/:id/archive': async (request) => {
    const { target } = request.body;
    const change = { ...changeIn(request), target };
    const { revision } = accepted(await archivePiece(db, change, new Date()));
    note(request, 'content-archived');
    return { data: { revision } };
  },
});

/** @throws ApiError 404 */
function nameIn({ id }: { id: string }): PieceName {
  const named = pieceNamed(id);
  if (!named) throw apiError('NOT_FOUND');
  return named;
}

type Changing = FastifyRequest<{ Params: { id: string }; Body: { revision: number } }>;

const changeIn = (request: Changing) => ({
  ...nameIn(request.params),
  revision: request.body.revision,
  by: personOf(request).id,
});

const note = (
  request: Changing,
  action: Parameters<typeof audit>[1],
  details: Record<string, string | number> = {},
) => audit(request, action, { target: { kind: 'content', id: request.params.id }, details });

const codes = {
  NOT_FOUND: 'NOT_FOUND',
  CONTENT_CHANGED: 'CONTENT_CHANGED',
  NO_DRAFT: 'CONTENT_WITHOUT_DRAFT',
  NOT_LIVE: 'CONTENT_NOT_LIVE',
  TARGET_UNKNOWN: 'CONTENT_TARGET_UNKNOWN',
  LINKED: 'CONTENT_LINKED',
  FAULTY: 'CONTENT_FAULTY',
} as const satisfies Record<string, ErrorCode>;

type Refused = { refused: keyof typeof codes };

/** @throws ApiError for what was refused, with what is wrong */
function accepted<Outcome extends object>(outcome: Outcome): Exclude<Outcome, Refused> {
  if (!isRefused(outcome)) return outcome as Exclude<Outcome, Refused>;
  const { refused, ...why } = outcome;
  throw apiError(codes[refused], { extensions: why });
}

const isRefused = (outcome: object): outcome is Refused => 'refused' in outcome;

function viewOf({ draft, changed, ...card }: PieceCard) {
  return {
    ...card,
    changed: changed && { ...changed, at: changed.at.toISOString() },
    draft: draft && {
      ...draft,
      since: draft.since.toISOString(),
      at: draft.at.toISOString(),
      writing: isWriting(draft.at, new Date()),
    },
  };
}
