import { statusAfter } from '#domain/foundations/foundation.ts';
import { historyUntil } from '#domain/foundations/history.ts';
import {
  linkExpiresAt,
  purposeAt,
  type UploadPurpose,
} from '#domain/foundations/upload-purposes.ts';
import { type OpenedHistory, readHistory } from '#event-store/foundation-history.ts';
import {
  type FirstLink,
  issueFirstLink,
  markUploadLinkUsed,
  renewLink,
  revokeUploadLinks,
} from '#modules/upload-links/upload-links.ts';
import type { CommandMessage } from '../processes/messages.ts';
import type { CommandDeps, SideEffects } from './carry-out.ts';

export interface LinkDeps extends Pick<CommandDeps, 'db' | 'events' | 'keys' | 'now'> {
  linkSecret: string;
}

/** Issues the link of a status that was just entered; it is valid while the file is due. */
export async function issueLink(deps: LinkDeps, link: FirstLink): Promise<void> {
  const { db, linkSecret, now } = deps;
  const entered = historyUntil(await readHistory(deps, link.foundationId), link.enteredBy);
  if (!entered?.situation) throw new Error('The event of this link is not in the stream.');
  const expiresAt = linkExpiresAt(link.purpose, entered.situation);
  await issueFirstLink(db, linkSecret, { ...link, expiresAt }, now());
}

/** A case that has gone back no longer waits for files that were requested before. */
export async function revokeLinksOfEarlierStatus(
  { db, now }: Pick<LinkDeps, 'db' | 'now'>,
  { foundationId, commandId }: Pick<CommandMessage, 'foundationId' | 'commandId'>,
  { events }: OpenedHistory,
): Promise<void> {
  const moved = events.find(
    (event) => event.metadata.commandId === commandId && statusAfter(event) !== undefined,
  );
  if (!moved) return;
  const issuedBefore = new Date(moved.metadata.occurredAt);
  await revokeUploadLinks(db, foundationId, now(), { issuedBefore });
}

/** Replaces the open link and mails the new one, unless the file has arrived meanwhile. */
export async function reissueLink(
  { db, linkSecret, now }: Pick<LinkDeps, 'db' | 'linkSecret' | 'now'>,
  { foundationId, linkId: id }: { foundationId: string; linkId: string },
  { situation }: OpenedHistory,
): Promise<void> {
  const purpose = situation && purposeAt(situation.status);
  if (!purpose) return;
  const expiresAt = linkExpiresAt(purpose, situation);
  await renewLink(db, linkSecret, { id, foundationId, purpose, expiresAt }, now());
}

/** The file of a notary uses up the link that it came through; one from the room the link that was mailed for it. */
export const useUpLink = (
  { db, now }: Pick<LinkDeps, 'db' | 'now'>,
  purpose: UploadPurpose,
): SideEffects => ({
  async accepted({ foundationId }, { linkId }) {
    const link = typeof linkId === 'string' ? { id: linkId } : { purpose };
    await markUploadLinkUsed(db, { ...link, foundationId }, now());
  },
});
