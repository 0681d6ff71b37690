import type { MultipartFile } from '@fastify/multipart';
import type { Actor } from '#domain/foundation/command.ts';
import type { CommandName } from '#domain/foundation/names.ts';
import type { Status } from '#domain/foundation/statuses.ts';
import type { StoredFile } from '#modules/files/uploads.ts';
import type { Scope } from '#projections/scope.ts';
import { earlierCommand, fingerprintOf, type NewCommand, writeDown } from './commands.ts';
import type { Deps } from './deps.ts';
import { ApiError, refusal } from './errors.ts';
import { accessibleStatus } from './foundation-access.ts';
import { hashOf } from './multipart-form.ts';

export interface FileCommand {
  foundationId: string;
  commandId: string;
  command: CommandName;
  actor: Actor;
  /** What goes with the file: its title, the link it came through. */
  extra: Record<string, string>;
}

export interface Arrival {
  file: MultipartFile;
  /** The status in which it is this file's turn, and whose foundations count. */
  turn: { status: Status; scope: Scope };
  /** Both run for new commands only, not for repetitions. */
  beforeTurn?: () => Promise<void>;
  beforeStoring?: () => Promise<void>;
}

/**
 * Everything that comes before the process hears of a file: its turn, the checks, the file store,
 * the command's row, in this order. A repetition with the same key stores nothing again.
 *
 * @throws ApiError 403, 409, 413, 415, 422, 503
 */
export async function storeFileCommand(
  deps: Deps,
  command: FileCommand,
  { file, turn, beforeTurn, beforeStoring }: Arrival,
): Promise<NewCommand> {
  const complete = (sha256: string, stored: object): NewCommand => ({
    ...command,
    payload: { ...command.extra, ...stored },
    fingerprint: fingerprintOf(command.command, { ...command.extra, sha256 }),
  });
  if (await earlierCommand(deps, command)) {
    const repeated = complete(await hashOf(file), {});
    await earlierCommand(deps, repeated);
    return repeated;
  }
  await beforeTurn?.();
  await checkTurn(deps, command.foundationId, turn);
  await beforeStoring?.();
  const { scan, ...stored } = await deps.uploads.take(file.file, file.filename);
  const written = complete(stored.sha256, stored);
  try {
    await writeRows(deps, written, { ...stored, scan });
  } catch (error) {
    // Only where it is certain that no row speaks of the file.
    if (error instanceof ApiError) await deps.uploads.discard(stored.fileId);
    throw error;
  }
  return written;
}

async function checkTurn(deps: Deps, foundationId: string, { status, scope }: Arrival['turn']) {
  const current = await accessibleStatus(deps, foundationId, scope, status);
  if (current !== status) throw refusal('NOT_ALLOWED_NOW', { status: current });
}

/** Both rows or none; of two calls with one key at the same time the second stores nothing. */
async function writeRows(deps: Deps, command: NewCommand, file: StoredFile): Promise<void> {
  const { fileId, name, size, sha256, scan } = file;
  const first = await deps.connection.db.transaction().execute(async (transaction) => {
    const inTransaction = { ...deps, connection: { ...deps.connection, db: transaction } };
    await writeDown(inTransaction, command);
    const row = await transaction
      .selectFrom('commands')
      .select('payload')
      .where('id', '=', command.commandId)
      .executeTakeFirst();
    const ours = (row?.payload as { fileId?: string } | null)?.fileId === fileId;
    if (!ours) return false;
    await transaction
      .insertInto('files')
      .values({ id: fileId, foundation_id: command.foundationId, name, size, sha256, scan })
      .execute();
    return true;
  });
  if (!first) await deps.uploads.discard(fileId);
}
