import type { FastifyPluginAsync } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { findLink } from '#modules/upload-links/upload-links.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { actorOf, commandIdOf, decide, expectedRevisionOf } from '../foundations/commands.ts';
import { accessibleStatus, type FoundationReads } from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { refusal } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr403 } from '../http/requests.ts';
import { managedLinkCalls } from './schemas.ts';

interface ManagedLinkRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'decide'>;
}

/** A link has the id of the command that made it, in its foundation. */
const LINK_IDS = '2c9c7a5e-3f60-5f0e-8f4b-5c1c8a3c6d27';

/** Staff renew the link of a notary. */
export const managedLinkRoutes =
  (deps: ManagedLinkRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, managedLinkCalls, {
      'POST /admin/foundations/:id/upload-links': async (request) => {
        const id = uuidOr403(request.params.id);
        await accessibleStatus(deps, id, 'all');
        const commandId = commandIdOf(request);
        const linkId = uuidv5(`${id}/${commandId}`, LINK_IDS);
        const command = 'reissue-upload-link';
        const sent = {
          foundationId: id,
          commandId,
          command,
          actor: actorOf(personOf(request)),
          payload: { linkId },
          fingerprint: fingerprintOf([command, {}]),
          expectedRevision: expectedRevisionOf(request),
        } as const;
        await decide(deps, sent, 'server');
        const link = await findLink(deps.db, linkId);
        // The file arrived at the same moment, so there is nothing left to upload.
        if (!link) throw refusal('NOT_ALLOWED_NOW');
        const target = { kind: 'foundation', id } as const;
        audit(request, 'link-reissued', { target, details: { purpose: link.purpose } });
        return { data: { linkId, purpose: link.purpose, expiresAt: link.expiresAt } };
      },
    });
