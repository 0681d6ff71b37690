import type { DocumentEntry } from '#api/contract.gen.d.ts';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../../../staff-pages.ts';

/** Drafts have a title; what others sent is called by its kind. */
export function useDocumentTitle() {
  const { locale } = useLocale();
  return ({ kind, title }: Pick<DocumentEntry, 'kind' | 'title'>) =>
    title || (kind === 'draft' ? '' : fileTexts[kind][locale]);
}

/** Where a file is looked at, in the page. */
export const viewOf = (foundationId: string, documentId: string) =>
  `${staffPath('foundation-documents', foundationId)}?${new URLSearchParams({ document: documentId })}`;

/** Where a file is downloaded from, and read from to be shown. */
export const downloadOf = (foundationId: string, documentId: string) =>
  `/api/foundations/${foundationId}/documents/${documentId}`;
