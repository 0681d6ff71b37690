import type { Database } from '#database/connection.ts';
import { teamNoticeOf } from '#domain/notices/team-notices.ts';
import type { OpenedHistory } from '#event-store/foundation-history.ts';
import { teamIds } from '#modules/accounts/directory/team.ts';
import { withStandIns } from '#modules/desk/stand-ins.ts';
import { tellTeam } from '#modules/notices/notices.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import type { CommandMessage } from '../processes/messages.ts';

/** Tells whoever is in charge of a case what a command of somebody else has brought; several attempts tell it once. */
export async function tellOwner(
  db: Database,
  { foundationId, commandId }: Pick<CommandMessage, 'foundationId' | 'commandId'>,
  { events, state }: OpenedHistory,
): Promise<void> {
  const ownerId = state.status === 'not-started' ? undefined : state.owner?.ownerId;
  const first = events.find(({ type }) => type === 'OwnerAssigned');
  const news = events.flatMap((event) => {
    if (event.metadata.commandId !== commandId) return [];
    const notice = teamNoticeOf(event, { ownerId, isFirst: event === first });
    return notice ? [{ ...notice, event }] : [];
  });
  if (news.length === 0) return;
  const team = new Set(await teamIds(db));
  for (const { kind, accountId, event } of news) {
    if (!team.has(accountId)) continue;
    const { actor } = event.metadata;
    const subject = { foundationId, ...(team.has(actor.id) && { byId: actor.id }) };
    const told = await withStandIns(db, [accountId], new Date());
    const others = told.filter((id) => id !== actor.id);
    await tellTeam(db, others, { cause: `event ${event.id}`, kind, subject });
  }
  await notifyDesk(db);
}
