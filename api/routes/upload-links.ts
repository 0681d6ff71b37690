import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type UploadPurpose, uploadPurposes } from '#domain/foundation/upload-purposes.ts';
import { createLinkLimits, type LinkLimits } from '#modules/rate-limits/link-limits.ts';
import { findLink, findOpenLink } from '#modules/upload-links/upload-links.ts';
import { companyNameOf } from '#projections/foundations.ts';
import { commandIdOf, commandState, receive } from '../commands.ts';
import { isForeignWrite } from '../cookies.ts';
import type { Deps } from '../deps.ts';
import { apiError } from '../errors.ts';
import { storeFileCommand } from '../file-command.ts';
import { withForm } from '../multipart-form.ts';
import { mailedToken } from '../schemas.ts';
import { giveLinkCookie, linkOfCookie } from '../upload-link-cookie.ts';

/** All that a notary's page may show. */
export interface LinkView {
  linkId: string;
  companyName: string;
  purpose: UploadPurpose;
  expiresAt: string;
}

/** Cookies of logins are no concern of these routes: a notary has none. */
const notary = { config: { access: 'notary-link', ignoreBadToken: true } } as const;

/** The notary's way in without a login: a mailed token, a cookie for it, one file. */
export const uploadLinkRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps.connection;
    const limits = createLinkLimits(deps);
    const exchanged = { ...notary, schema: { body: z.object({ token: mailedToken }) } };
    app.post('/upload-links/exchange', exchanged, async (request, reply) => {
      await limits.beforeToken(request.ip);
      const link = await findOpenLink(db, { token: request.body.token }, new Date());
      if (!link) {
        await limits.wrongToken(request.ip);
        throw apiError('LINK_NOT_VALID');
      }
      giveLinkCookie(reply, link.id);
      const { id: linkId, purpose, expiresAt } = link;
      const companyName = (await companyNameOf(db, link.foundationId)) ?? '';
      return { data: { linkId, companyName, purpose, expiresAt } satisfies LinkView };
    });
    await app.register(fileRoutes(deps, limits));
  };

const fileRoutes =
  (deps: Deps, limits: LinkLimits): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = deps.connection;
    await app.register(multipart);
    app.post('/upload-links/upload', notary, async (request, reply) => {
      refuseForeignPages(deps, request);
      return withForm(request, reply, async ({ fields, file }) => {
        const linkId = linkOfCookie(request, fields.linkId);
        const link = await findLink(db, linkId);
        if (!link) throw apiError('LINK_NOT_VALID');
        const { command, status } = uploadPurposes[link.purpose];
        const received = {
          foundationId: link.foundationId,
          commandId: commandIdOf(request),
          command,
          actor: { id: linkId, role: 'notary' },
          extra: { linkId },
        } as const;
        const written = await storeFileCommand(deps, received, {
          file,
          turn: { status, scope: 'all' },
          // A repetition gets its answer although the first try has used the link up.
          beforeTurn: async () => {
            if (!(await findOpenLink(db, { id: linkId }, new Date())))
              throw apiError('LINK_NOT_VALID');
          },
          beforeStoring: () => limits.file(linkId),
        });
        const receipt = await receive(deps, written);
        if ('state' in receipt) reply.code(202);
        return { data: receipt };
      });
    });

    const asked = { ...notary, schema: { params: z.object({ commandId: z.uuid() }) } };
    app.get('/upload-links/uploads/:commandId', asked, async (request) => {
      const { linkId: named } = request.query as { linkId?: string };
      const linkId = linkOfCookie(request, named);
      const state = await commandState(deps, request.params.commandId, { actorId: linkId });
      if (!state) throw apiError('LINK_NOT_VALID');
      return { data: state };
    });
  };

/** The right is in a cookie, so other sites must not be able to make a browser use it. */
function refuseForeignPages({ config }: Deps, request: FastifyRequest): void {
  if (isForeignWrite(request, config.publicUrl)) throw apiError('FORBIDDEN');
}
