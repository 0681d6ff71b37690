import type { MultipartFile } from '@fastify/multipart';
import type { Database } from '#database/connection.ts';
import {
  findCommand,
  isRepetition,
  type NewCommand,
  recordCommand,
} from '#modules/commands/commands.ts';
import { recordFile, type StoredFile, type Uploads } from '#modules/files/uploads.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import type { CommandMessage } from '#workflows/processes/messages.ts';
import { apiError } from '../http/errors.ts';
import { hashOf } from '../http/multipart-form.ts';
import { findRepeated } from './commands.ts';

/** A command that comes with a file. */
export interface FileCommand extends CommandMessage {
  /** Becomes part of the payload beside the file: its title, the link it came through. */
  extra: Record<string, string>;
  expectedRevision?: number | undefined;
}

/**
 * The same command if it was recorded before. Its file is compared by hash and not stored again.
 *
 * @throws ApiError 422 when the key belongs to another command or file; FileRefused
 */
export async function repeatedFileCommand(
  db: Database,
  command: FileCommand,
  file: MultipartFile,
): Promise<NewCommand | undefined> {
  if (!(await findRepeated(db, command))) return undefined;
  const repeated = newCommand(command, { sha256: await hashOf(file) });
  await findRepeated(db, repeated);
  return repeated;
}

/**
 * Checks and stores the file, then records it with its command, in one transaction.
 *
 * @throws ApiError 422; FileRefused, Overloaded, ScannerUnavailable
 */
export async function storeFileCommand(
  { db, uploads }: { db: Database; uploads: Uploads },
  command: FileCommand,
  file: MultipartFile,
): Promise<NewCommand> {
  const { scan, ...stored } = await uploads.store(file.file, file.filename);
  const complete = newCommand(command, stored);
  // If this throws, the commit may still have happened: the file has to stay.
  const recorded = await record(db, complete, { ...stored, scan });
  if (recorded === 'new') return complete;
  // Two calls with the same key at the same time: the other one was first.
  await uploads.discard(stored.fileId);
  if (recorded === 'other') throw apiError('UNPROCESSABLE_CONTENT');
  return complete;
}

/** For the audit log. */
export const uploadOf = ({ foundationId, command }: CommandMessage) =>
  ({ target: { kind: 'foundation', id: foundationId }, details: { command } }) as const;

const newCommand = (
  { extra, ...message }: FileCommand,
  file: { sha256: string } & Partial<StoredFile>,
): NewCommand => ({
  ...message,
  payload: { ...extra, ...file },
  fingerprint: fingerprintOf([message.command, { ...extra, sha256: file.sha256 }]),
});

const record = (
  db: Database,
  command: NewCommand,
  file: StoredFile,
): Promise<'new' | 'repeated' | 'other'> =>
  db.transaction().execute(async (transaction) => {
    await recordCommand(transaction, command);
    const recorded = await findCommand(transaction, command.commandId);
    if (!recorded || !isRepetition(recorded, command)) return 'other';
    if (recorded.payload?.fileId !== file.fileId) return 'repeated';
    await recordFile(transaction, command.foundationId, file);
    return 'new';
  });
