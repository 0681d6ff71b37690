import type { DocumentEntry } from '../../../shared/foundations/model.ts';

/** The articles come first, then who owns the company, then what is filed. */
const readFirst = [
  /gesellschaftsvertrag|satzung|musterprotokoll|articles/i,
  /gesellschafterliste|shareholders/i,
  /anmeldung|registration|filing/i,
];

function rankOf({ title }: DocumentEntry): number {
  const found = readFirst.findIndex((pattern) => pattern.test(title));
  return found < 0 ? readFirst.length : found;
}

const isVersionOf = (one: DocumentEntry) => (other: DocumentEntry) =>
  other.kind === one.kind && other.title.trim() === one.title.trim();

/** Whether a newer document of the same title has replaced it. Documents are oldest first. */
export const isReplaced = (document: DocumentEntry, documents: readonly DocumentEntry[]) =>
  document.newest === false ||
  documents.findLast(isVersionOf(document))?.documentId !== document.documentId;

/** The latest version of each, in reading order. */
export const currentDocuments = (documents: readonly DocumentEntry[]): DocumentEntry[] =>
  documents
    .filter((document) => !isReplaced(document, documents))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

export const currentDrafts = (documents: readonly DocumentEntry[]): DocumentEntry[] =>
  currentDocuments(documents).filter(({ kind }) => kind === 'draft');
