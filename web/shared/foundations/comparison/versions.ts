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

/** One document: the version that counts, and the others, the latest first. */
export interface Versions {
  shown: DocumentEntry;
  others: DocumentEntry[];
}

/** Every document with all its versions; what came last stands first. `documents` come oldest first. */
export function grouped(documents: readonly DocumentEntry[]): Versions[] {
  const groups = new Map<string, DocumentEntry[]>();
  for (const document of documents) {
    const before = document.previous === null ? undefined : groups.get(document.previous);
    const group = before ?? [];
    group.push(document);
    groups.set(document.documentId, group);
  }
  const last = (group: DocumentEntry[]) => group[group.length - 1];
  const newestFirst = documents.toReversed().flatMap((document) => {
    const group = groups.get(document.documentId) ?? [];
    return last(group) === document ? [group] : [];
  });
  return newestFirst.flatMap((group) => {
    const shown = group.findLast(({ newest }) => newest) ?? last(group);
    return shown ? [{ shown, others: group.filter((one) => one !== shown).toReversed() }] : [];
  });
}

/** What a page of a comparison reads stays as it is; it need not be read again with the pages around. */
export const onlyOtherPairs = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href !== nextUrl.href;
