import type { FastifyPluginAsync } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { may } from '#domain/desk/rights.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { namesByIds } from '#modules/accounts/directory/people.ts';
import { noteFollowUp } from '#modules/foundations/follow-ups.ts';
import { addressesOfLinks } from '#modules/outbox/kept-letters.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { type LinkHistory, linksOf, revokeLink } from '#modules/upload-links/link-history.ts';
import { findLink } from '#modules/upload-links/upload-links.ts';
import type { FoundationClient } from '#workflows/client.ts';
import { actorOf, decide, expectedRevisionOf } from '../foundations/commands.ts';
import {
  accessibleStatus,
  caseOf,
  type FoundationReads,
} from '../foundations/foundation-access.ts';
import { serve } from '../http/calls.ts';
import { apiError, refusal } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf, teamMemberOf } from '../http/plugins/guards.ts';
import { commandIdOf, uuidOr403 } from '../http/requests.ts';
import { managedLinkCalls } from './schemas.ts';

interface ManagedLinkRoutes extends FoundationReads {
  process: Pick<FoundationClient, 'decide'>;
  keys: Pick<PersonKeys, 'openTexts'>;
}

/** Namespace of links' ids, which derive from the ids of their commands within the foundation. */
const LINK_IDS = '2c9c7a5e-3f60-5f0e-8f4b-5c1c8a3c6d27';

/** The links of notaries and their states; staff renew and revoke them. */
export const managedLinkRoutes =
  (deps: ManagedLinkRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, managedLinkCalls, {
      'GET /admin/foundations/:id/upload-links': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const links = await linksOf(deps.db, foundationId, new Date());
        const maySee = may(teamMemberOf(request).role, 'foundations.addresses');
        return { data: await withPeople(deps, links, maySee) };
      },
      'POST /admin/foundations/:id/upload-links/:linkId/revoke': async (request) => {
        const { foundationId } = await caseOf(deps, request.params.id);
        const linkId = uuidOr403(request.params.linkId);
        const now = new Date();
        const link = { id: linkId, foundationId, by: personOf(request).id };
        const revoked = await deps.db.transaction().execute(async (transaction) => {
          if (!(await revokeLink(transaction, link, now))) return false;
          // The case still waits for the file.
          const renewal = { foundationId, kind: 'renew-link', cause: linkId } as const;
          await noteFollowUp(transaction, renewal, now);
          return true;
        });
        if (!revoked) throw apiError('LINK_NOT_OPEN');
        audit(request, 'link-revoked', { target: { kind: 'foundation', id: foundationId } });
        return { data: { linkId } };
      },
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
        // The file arrived at the same moment, so nothing is left to upload.
        if (!link) throw refusal('NOT_ALLOWED_NOW');
        const target = { kind: 'foundation', id } as const;
        audit(request, 'link-reissued', { target, details: { purpose: link.purpose } });
        return { data: { linkId, purpose: link.purpose, expiresAt: link.expiresAt } };
      },
    });

async function withPeople(
  { db, keys }: ManagedLinkRoutes,
  links: readonly LinkHistory[],
  withAddress: boolean,
) {
  const ids = links.map(({ id }) => id);
  const addresses = withAddress ? await addressesOfLinks(db, keys, ids) : undefined;
  const revokers = links.flatMap(({ revokedById }) => revokedById ?? []);
  const names = await namesByIds(db, [...new Set(revokers)]);
  return links.map(({ revokedById: id, ...link }) => ({
    ...link,
    address: addresses?.get(link.id) ?? null,
    revokedBy: id === null ? null : { id, name: names.get(id) ?? '–' },
  }));
}
