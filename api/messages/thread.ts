import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import {
  type Audience,
  type AuthorRole,
  audiencesOf,
  authorRoleOf,
  isMember,
} from '#domain/messages/messages.ts';
import { readerOf } from '#modules/messages/readings.ts';
import type { ThreadId } from '#modules/messages/thread.ts';
import type { Author } from '#modules/messages/write-message.ts';
import { roomsOf } from '#modules/rooms/rooms.ts';
import { founderOf } from '#projections/foundations/parts.ts';
import type { Viewer } from '#projections/foundations/people-view.ts';
import { type FoundationReads, readable } from '../foundations/foundation-access.ts';
import { apiError } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { commandIdOf } from '../http/requests.ts';

/** A formation as somebody writes and reads in it. */
export interface Correspondence {
  foundationId: string;
  author: Author;
  audiences: Audience[];
  /** The account under whose key the person's words are sealed: her own, or the lead's for who is no member. */
  sealedBy: string;
  leadId: string;
  /** The open room of the notary, who is told of what is written for it. */
  roomId: string | undefined;
}

/** @throws ApiError 403 for a formation that is not the caller's to see, 503 */
export async function correspondenceOf(
  deps: FoundationReads,
  request: FastifyRequest,
  id: string,
): Promise<Correspondence> {
  const person = personOf(request);
  const { id: foundationId, viewer } = await readable(deps, id, person);
  const founderId = await founderOf(deps.db, foundationId);
  if (founderId === undefined) throw apiError('FORBIDDEN');
  const { hasRoom, openId } = await roomsOf(deps.db, foundationId, new Date());
  const role: AuthorRole = person.role === 'member' ? roleOf(viewer) : authorRoleOf(person.role);
  return {
    foundationId,
    author: { id: person.id, role, reader: readerOf(person.id, role) },
    audiences: audiencesOf(role, { hasRoom }),
    sealedBy: isMember(role) ? person.id : founderId,
    leadId: founderId,
    roomId: openId,
  };
}

const roleOf = (viewer: Viewer) =>
  viewer === 'team' || viewer.role === 'lead' ? 'lead' : 'co-founder';

/**
 * A thread that the caller reads and writes.
 *
 * @throws ApiError 404 for one that is somebody else's
 */
export function threadIn(
  { foundationId, audiences }: Correspondence,
  audience: Audience,
): ThreadId {
  if (!audiences.includes(audience)) throw apiError('NOT_FOUND');
  return { foundationId, audience };
}

/** A message has the id of the request that wrote it, for its author in its formation. */
const MESSAGE_IDS = '5b1c5b7e-5d0f-5f9a-8a3e-0d6f7a1c9e42';

export const messageIdOf = (
  request: FastifyRequest,
  { foundationId, author }: Pick<Correspondence, 'foundationId' | 'author'>,
) => uuidv5(`${foundationId}/${author.id}/${commandIdOf(request)}`, MESSAGE_IDS);
