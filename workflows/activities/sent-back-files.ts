import type { OpenedHistory } from '#event-store/foundation-history.ts';
import type { FileStore } from '#modules/files/file-store.ts';
import { noteFollowUp } from '#modules/foundations/follow-ups.ts';
import type { CommandMessage } from '../processes/messages.ts';
import type { CommandDeps } from './carry-out.ts';

export interface SentBackDeps extends Pick<CommandDeps, 'db' | 'now'> {
  files: Pick<FileStore, 'remove'>;
}

/** Deletes a file about other people. The event keeps its checksum, and the team tells the sender. */
export async function deleteStrangersFile(
  deps: SentBackDeps,
  { foundationId, commandId }: Pick<CommandMessage, 'foundationId' | 'commandId'>,
  { events }: OpenedHistory,
): Promise<void> {
  for (const event of events) {
    if (event.metadata.commandId !== commandId || event.type !== 'FileSentBack') continue;
    if (event.data.reason !== 'stranger') continue;
    await deps.files.remove(event.data.fileId);
    const followUp = { foundationId, kind: 'tell-sender', cause: commandId } as const;
    await noteFollowUp(deps.db, followUp, deps.now());
  }
}
