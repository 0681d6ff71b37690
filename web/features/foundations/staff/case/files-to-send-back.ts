import { type AwaitedFile, awaitedFiles } from '#domain/foundations/file-texts.ts';
import { isTooLateToReopen } from '#domain/foundations/steps/sent-back-files.ts';
import type { Foundation } from '../types.ts';

/** Files that others sent and that count now, in the order in which they come. */
export function filesToSendBack({
  status,
  completedAt,
  documents,
}: Pick<Foundation, 'status' | 'completedAt' | 'documents'>): AwaitedFile[] {
  if (status === 'cancelled') return [];
  if (completedAt && isTooLateToReopen(completedAt, new Date().toISOString())) return [];
  return awaitedFiles.filter((name) =>
    documents.some(({ kind, withdrawn }) => kind === name && !withdrawn),
  );
}
