import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import {
  purposeNames,
  type UploadPurpose,
  uploadPurposes,
} from '#domain/foundations/upload-purposes.ts';
import { isInFuture, registerEntrySchema } from '#domain/register-entry.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { LinkLimits } from '#modules/rate-limits/link-limits.ts';
import {
  findLink,
  findOpenLink,
  findUsedLink,
  type UploadLink,
} from '#modules/upload-links/upload-links.ts';
import { notaryViewOf } from '#projections/foundations.ts';
import type { FoundationClient } from '#workflows/client.ts';
import {
  acceptedSchema,
  commandIdOf,
  commandState,
  commandStateSchema,
  receive,
  receivedSchema,
} from '../foundations/commands.ts';
import { repeatedFileCommand, storeFileCommand, uploadOf } from '../foundations/file-command.ts';
import { type FoundationReads, requireStatus } from '../foundations/foundation-access.ts';
import { isForeignWrite } from '../http/cookies.ts';
import { apiError, refusal, refuseWait, toInvalidPayload } from '../http/errors.ts';
import { type Form, withForm } from '../http/multipart-form.ts';
import { audit } from '../http/plugins/audit.ts';
import { answers, data, mailedToken } from '../http/schemas.ts';
import { giveLinkCookie, linkOfCookie } from './upload-link-cookie.ts';

interface UploadLinkRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'receive'>;
  uploads: Uploads;
  limits: LinkLimits;
  publicUrl: string;
}

/** All that a notary's page may show. */
export const linkView = z.object({
  linkId: z.string(),
  companyName: z.string(),
  founderName: z.string().nullable(),
  /** The appointment at the notary's. */
  appointment: z
    .object({
      startsAt: z.string().meta({ format: 'date-time' }),
      place: z.string().optional(),
      online: z.boolean().optional(),
    })
    .nullable(),
  purpose: z.enum(purposeNames),
  expiresAt: z.string().meta({ format: 'date-time' }),
});

/** A bad login is ignored here: a notary has none. */
const notary = { config: { access: 'notary-link', ignoreBadToken: true } } as const;

/** For notaries, without a login: a mailed token gives a cookie, the cookie lets them upload. */
export const uploadLinkRoutes =
  (deps: UploadLinkRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(exchangeRoute(deps));
    await app.register(uploadRoute(deps));
    await app.register(outcomeRoute(deps));
  };

const exchangeRoute =
  ({ db, limits }: UploadLinkRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      ...notary,
      schema: {
        body: z.object({ token: mailedToken }),
        response: answers({ 200: data(linkView) }),
      },
    };
    app.post('/upload-links/exchange', options, async (request, reply) => {
      refuseWait(await limits.beforeToken(request.ip));
      const link = await findOpenLink(db, { token: request.body.token }, new Date());
      if (!link) {
        const used = await findUsedLink(db, request.body.token);
        if (used) throw apiError('LINK_USED', { extensions: { ...used } });
        await limits.wrongToken(request.ip);
        audit(request, 'link-refused');
        throw apiError('LINK_NOT_VALID');
      }
      giveLinkCookie(reply, link.id);
      const target = { kind: 'foundation', id: link.foundationId } as const;
      audit(request, 'link-opened', { actor: { id: link.id, role: 'notary' }, target });
      return { data: await viewOf(db, link) };
    });
  };

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
  };
}

const uploadRoute =
  (deps: UploadLinkRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, limits, publicUrl } = deps;
    await app.register(multipart);
    const options = {
      ...notary,
      schema: { response: answers({ 200: data(acceptedSchema), 202: data(receivedSchema) }) },
    };
    app.post('/upload-links/upload', options, async (request, reply) => {
      // A cookie is enough to upload, so other sites must not make the browser send it.
      if (isForeignWrite(request, publicUrl)) throw apiError('FORBIDDEN');
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
          extra: { linkId, ...beside(link.purpose, fields) },
        } as const;
        // Before the link is checked: a lost answer can be repeated although the link is used.
        let stored = await repeatedFileCommand(db, received, file);
        if (!stored) {
          if (!(await findOpenLink(db, { id: linkId }, new Date()))) {
            throw apiError('LINK_NOT_VALID');
          }
          await requireStatus(deps, link.foundationId, 'all', status);
          refuseWait(await limits.file(linkId));
          stored = await storeFileCommand(deps, received, file);
        }
        const receipt = await receive(deps, stored);
        const actor = { id: linkId, role: 'notary' } as const;
        audit(request, 'upload', { actor, ...uploadOf(stored) });
        if (!('state' in receipt)) return { data: receipt };
        reply.code(202);
        return { data: receipt };
      });
    });
  };

/**
 * What a notary says beside the file.
 *
 * @throws ApiError 400 for a malformed field, 409 for a day to come
 */
function beside(purpose: UploadPurpose, fields: Form['fields']): Record<string, string> {
  if (purpose !== 'register-extract') return {};
  const parsed = registerEntrySchema.safeParse(fields);
  if (!parsed.success) throw toInvalidPayload(parsed.error);
  if (isInFuture(parsed.data, new Date().toISOString())) {
    throw refusal('ENTRY_IN_THE_FUTURE', { fields: ['enteredOn'] });
  }
  const given = Object.entries(parsed.data).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Record<string, string>;
}

const outcomeRoute =
  ({ db }: UploadLinkRoutes): FastifyPluginAsyncZod =>
  async (app) => {
    const options = {
      ...notary,
      schema: {
        params: z.object({ commandId: z.uuid() }),
        querystring: z.object({ linkId: z.string().optional() }),
        response: answers({ 200: data(commandStateSchema) }),
      },
    };
    app.get('/upload-links/uploads/:commandId', options, async (request) => {
      const linkId = linkOfCookie(request, request.query.linkId);
      const state = await commandState(db, request.params.commandId, { actorId: linkId });
      if (!state) throw apiError('LINK_NOT_VALID');
      return { data: state };
    });
  };
