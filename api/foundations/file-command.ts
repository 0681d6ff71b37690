import type { MultipartFile } from '@fastify/multipart';
import type { Database } from '#database/connection.ts';
import type { WayIn } from '#domain/foundations/command.ts';
import {
  findCommand,
  isRepetition,
  type NewCommand,
  recordCommand,
} from '#modules/commands/commands.ts';
import { recordFile, type StoredFile, type Uploads } from '#modules/files/uploads.ts';
import { fingerprintOf } from '#modules/shared/fingerprint.ts';
import { type SameFile, sameFile } from '#projections/documents.ts';
import type { Scope } from '#projections/scope.ts';
import type { CommandMessage } from '#workflows/processes/messages.ts';
import { apiError } from '../http/errors.ts';
import { fileNameOf, hashOf } from '../http/multipart-form.ts';
import { requireWay } from './commands.ts';
import { type FoundationReads, requireTurn } from './foundation-access.ts';

export interface FileCommand extends CommandMessage {
  /** Fields of the payload beside the file: its title, or its link. */
  extra: Record<string, string | number>;
  expectedRevision?: number | undefined;
}

interface Sender {
  way: Extract<WayIn, 'file' | 'link'>;
  scope: Scope;
  /** Further checks before a new file is stored; a repetition skips them. */
  before?: () => Promise<void>;
  afterTurn?: () => Promise<void>;
}

interface FileParts extends FoundationReads {
  uploads: Uploads;
}

/**
 * Stores a file and records it with its command, if it is the file's turn. A repetition is compared
 * with the first call and not stored again.
 *
 * @throws ApiError 404 for a command that does not come in this way, 403, 409 or 503 when it is not
 *   the file's turn, 422 when the key belongs to another command or file; FileRefused, Overloaded,
 *   ScannerUnavailable
 */
export async function takeFile(
  deps: FileParts,
  command: FileCommand,
  file: MultipartFile,
  { way, scope, before, afterTurn }: Sender,
): Promise<NewCommand> {
  requireWay(command.command, way);
  const repeated = await repeatedCommand(deps.db, command, file);
  if (repeated) return repeated;
  await before?.();
  await requireTurn(deps, command, scope);
  await afterTurn?.();
  return store(deps, command, file);
}

async function repeatedCommand(
  db: Database,
  command: FileCommand,
  file: MultipartFile,
): Promise<NewCommand | undefined> {
  const recorded = await findCommand(db, command.commandId);
  if (!recorded) return undefined;
  if (!isRepetition(recorded, command)) throw apiError('UNPROCESSABLE_CONTENT');
  const repeated = newCommand(command, { sha256: await hashOf(file) });
  if (!isRepetition(recorded, repeated)) throw apiError('UNPROCESSABLE_CONTENT');
  return repeated;
}

/** Checks and stores the file, then records it with its command, in one transaction. */
async function store(
  { db, uploads }: Pick<FileParts, 'db' | 'uploads'>,
  command: FileCommand,
  file: MultipartFile,
): Promise<NewCommand> {
  const { scan, isSigned, ...stored } = await uploads.store(file.file, fileNameOf(file));
  const complete = newCommand(command, stored);
  // After an error the commit may still have happened, so the file has to stay.
  const recorded = await record(db, complete, { ...stored, scan, isSigned });
  if (recorded === 'new') return complete;
  // Of two simultaneous calls with the same key, the other one was first.
  await uploads.discard(stored.fileId);
  if (recorded === 'other') throw apiError('UNPROCESSABLE_CONTENT');
  return complete;
}

/** The non-empty fields of a form. */
export const textsOf = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );

/**
 * Facts about an earlier upload of the same file, which the sender is told. The file counts nevertheless: uploads
 * are always accepted, and a sender with only this file must not be turned away.
 */
export async function sameAs(
  db: Database,
  { foundationId, payload }: NewCommand,
  only: 'received' | 'all',
): Promise<{ sameAs?: SameFile }> {
  const { fileId, sha256 } = payload ?? {};
  // A repeated call has no file of its own.
  if (typeof fileId !== 'string' || typeof sha256 !== 'string') return {};
  const same = await sameFile(db, { foundationId, fileId, sha256 }, only);
  return same ? { sameAs: same } : {};
}

/** The upload as an entry of the audit log. */
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
    const recorded = await recordCommand(transaction, command);
    if (!isRepetition(recorded, command)) return 'other';
    if (recorded.payload?.fileId !== file.fileId) return 'repeated';
    await recordFile(transaction, command.foundationId, file);
    return 'new';
  });
