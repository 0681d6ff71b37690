import type { DocumentEntry } from '#api/contract.gen.d.ts';
import type { Foundation } from '../types.ts';

/** The drafts that count now: neither withdrawn nor replaced, newest first. */
export const presentDrafts = ({ documents }: Pick<Foundation, 'documents'>): DocumentEntry[] =>
  documents
    .filter(({ kind, withdrawn, newest }) => kind === 'draft' && !withdrawn && newest)
    .toReversed();
