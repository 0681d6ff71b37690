import type { DocumentEntry } from '../model.ts';

/** Ids of the two documents that are compared. */
export interface Pair {
  from: string;
  to: string;
}

/** What the address of a comparison ends with. */
export const queryOf = ({ from, to }: Pair) => `?${new URLSearchParams({ from, to })}`;

export const pairIn = ({ searchParams }: URL): Pair => ({
  from: searchParams.get('from') ?? '',
  to: searchParams.get('to') ?? '',
});

/** The versions before a document, the latest first. */
export function earlierVersions(
  { previous }: Pick<DocumentEntry, 'previous'>,
  documents: readonly DocumentEntry[],
): DocumentEntry[] {
  const found = documents.find(({ documentId }) => documentId === previous);
  return found ? [found, ...earlierVersions(found, documents)] : [];
}

/** What a page of a comparison reads stays as it is; it need not be read again with the pages around. */
export const onlyOtherPairs = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href !== nextUrl.href;
