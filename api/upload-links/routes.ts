import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { uploadPurposes } from '#domain/foundations/upload-purposes.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { roomsOf } from '#modules/rooms/rooms.ts';
import { noteOpened } from '#modules/upload-links/link-history.ts';
import {
  findLink,
  findOpenLink,
  findUsedLink,
  replacedPurpose,
  revokedPurpose,
  type UploadLink,
} from '#modules/upload-links/upload-links.ts';
import { notaryViewOf, sentBackFor } from '#projections/foundations/notary-view.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { besideFile, requireDeedDate } from '../foundations/beside-file.ts';
import { commandState, receive } from '../foundations/commands.ts';
import { sameAs, takeFile, uploadOf } from '../foundations/file-command.ts';
import type { FoundationReads } from '../foundations/foundation-access.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { isForeignWrite } from '../http/cookies.ts';
import { apiError, refuseWait } from '../http/errors.ts';
import { withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { commandIdOf } from '../http/requests.ts';
import { giveAskCookie } from '../rooms/room-cookies.ts';
import { uploadCalls, uploadLinkCalls } from './schemas.ts';
import { giveLinkCookie, linkOfCookie } from './upload-link-cookie.ts';

interface UploadLinkRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'receive'>;
  uploads: Uploads;
  limits: RateLimits;
  publicUrl: string;
}

/** Uploads of notaries without a login: a mailed token gives a cookie, with which they upload. */
export const uploadLinkRoutes =
  (deps: UploadLinkRoutes): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart);
    serve(app, uploadLinkCalls, opening(deps));
    serve(app, uploadCalls, uploading(deps));
  };

const opening = ({ db, limits }: UploadLinkRoutes): Handlers<typeof uploadLinkCalls> => ({
  'POST /upload-links/exchange': async (request, reply) => {
    refuseWait(await limits.waitFor('wrong-link-tokens', request.ip));
    const link = await findOpenLink(db, { token: request.body.token }, new Date());
    if (!link) {
      await refuseSpent(db, request.body.token);
      await limits.note('wrong-link-tokens', request.ip);
      audit(request, 'link-refused');
      throw apiError('LINK_NOT_VALID');
    }
    await noteOpened(db, link.id, new Date());
    giveLinkCookie(reply, link.id);
    const { openId } = await roomsOf(db, link.foundationId, new Date());
    if (openId !== undefined) giveAskCookie(reply, openId);
    const target = { kind: 'foundation', id: link.foundationId } as const;
    audit(request, 'link-opened', { actor: { id: link.id, role: 'notary' }, target });
    return { data: { ...(await viewOf(db, link)), roomId: openId ?? null } };
  },
  'GET /upload-links/uploads/:commandId': async (request) => {
    const linkId = linkOfCookie(request, request.query.linkId);
    const state = await commandState(db, request.params.commandId, { actorId: linkId });
    if (!state) throw apiError('LINK_NOT_VALID');
    return { data: state };
  },
});

/**
 * Says why a genuine link no longer works.
 *
 * @throws ApiError 410
 */
async function refuseSpent(db: Database, token: string): Promise<void> {
  const replaced = await replacedPurpose(db, token);
  if (replaced) throw apiError('LINK_REPLACED', { extensions: { purpose: replaced } });
  const used = await findUsedLink(db, token);
  if (used) throw apiError('LINK_USED', { extensions: { ...used } });
  const revoked = await revokedPurpose(db, token);
  if (revoked) throw apiError('LINK_REVOKED', { extensions: { purpose: revoked } });
}

async function viewOf(db: Database, { id: linkId, foundationId, purpose, expiresAt }: UploadLink) {
  const view = await notaryViewOf(db, foundationId);
  const names = await namesByIds(db, view ? [view.founderId] : []);
  return {
    linkId,
    companyName: view?.companyName ?? '',
    founderName: names.get(view?.founderId ?? '') ?? null,
    appointment: view?.appointment ?? null,
    purpose,
    expiresAt,
    sentBack: await sentBackFor(db, { foundationId, purpose }),
  };
}

const uploading = (deps: UploadLinkRoutes): Handlers<typeof uploadCalls> => ({
  'POST /upload-links/upload': async (request, reply) => {
    const { db, limits, publicUrl } = deps;
    // The cookie alone permits an upload, so other sites must not make the browser send it.
    if (isForeignWrite(request, publicUrl)) throw apiError('FORBIDDEN');
    return withForm(request, reply, async ({ fields, file }) => {
      const linkId = linkOfCookie(request, fields.linkId);
      const link = await findLink(db, linkId);
      if (!link) throw apiError('LINK_NOT_VALID');
      const said = besideFile(link.purpose, fields);
      const actor = { id: linkId, role: 'notary' } as const;
      const command = {
        foundationId: link.foundationId,
        commandId: commandIdOf(request),
        command: uploadPurposes[link.purpose].command,
        actor,
        extra: { linkId, ...said },
      };
      const stored = await takeFile(deps, command, file, {
        way: 'link',
        scope: 'all',
        // A repetition skips this check: its answer was lost, and the link is used by now.
        before: async () => {
          const open = await findOpenLink(db, { id: linkId }, new Date());
          if (!open) throw apiError('LINK_NOT_VALID');
          if (link.purpose === 'foundation-certificate') {
            await requireDeedDate(db, link.foundationId, said);
          }
        },
        afterTurn: async () => refuseWait(await limits.take('link-files', linkId)),
      });
      const same = await sameAs(db, stored, 'received');
      const received = await receive(deps, stored);
      audit(request, 'upload', { actor, ...uploadOf(stored) });
      if (!('state' in received)) return { data: { ...received, ...same } };
      reply.code(202);
      return { data: received };
    });
  },
});
