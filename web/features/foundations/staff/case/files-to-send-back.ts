import { fileTexts } from '#domain/foundations/file-texts.ts';
import type { FileName } from '#domain/foundations/names.ts';
import { isTooLateToReopen } from '#domain/foundations/steps/sent-back-files.ts';
import type { Foundation } from '../types.ts';

const fileNames = Object.keys(fileTexts) as FileName[];

/** Files that others sent and that count now, in the order in which they come. */
export function filesToSendBack({
  status,
  completedAt,
  documents,
}: Pick<Foundation, 'status' | 'completedAt' | 'documents'>): FileName[] {
  if (status === 'cancelled') return [];
  if (completedAt && isTooLateToReopen(completedAt, new Date().toISOString())) return [];
  return fileNames.filter((name) =>
    documents.some(({ kind, withdrawn }) => kind === name && !withdrawn),
  );
}
